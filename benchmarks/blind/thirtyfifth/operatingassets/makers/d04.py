# Golf club with land, departments across; an Excel sheet printed to PDF
from .core import *
import xlsxwriter, subprocess
NAME='CedarHollow_FY25_Departmental.pdf'
def make():
    g=rng(4)
    C=['Golf Operations','Golf Shop','Food & Beverage','Farm & Land Leases','Grounds, G&A','Total Club']
    s=S('Departmental Statement of Operations','Cedar Hollow Golf Club','2024-11-01','2025-10-31',C)
    def L(lab,*v):
        v=[None if x is None else int(round(x*g.uniform(.96,1.04))) for x in v]; return s.L(lab,v+[sum(x or 0 for x in v)],ind=1)
    N=None
    s.H('REVENUE',ind=0)
    r=[L('Membership dues',684000,N,N,N,N),L('Initiation fees recognized',52500,N,N,N,N),L('Green fees - public & guest',418700,N,N,N,N),L('Cart rental',203900,N,N,N,N),L('Driving range',61800,N,N,N,N),L('Lessons (club share)',N,18400,N,N,N),L('Merchandise sales',N,231500,N,N,N),L('Food sales',N,N,402300,N,N),L('Beverage sales',N,N,287100,N,N),L('Banquets & outings',38200,N,176400,N,N),L('Crop share & cash rent (212 ac.)',N,N,N,48760,N),L('Cell tower ground lease',N,N,N,21600,N),L('Hunting license',N,N,N,6500,N),L('Other',4100,N,3900,1250,7800)]
    ti=s.T('Total revenue',r,'TOTAL',ind=0); s.K('total_income',ti)
    s.H('COST OF SALES',ind=0)
    cs=s.T('Total cost of sales',[L('Merchandise',N,151800,N,N,N),L('Food',N,N,178900,N,N),L('Beverage',N,N,84700,N,N)],ind=0)
    gm=s.T('GROSS MARGIN',[ti,cs],neg=[cs],ind=0)
    s.H('PAYROLL',ind=0)
    pr=s.T('Total payroll',[L('Salaries & wages',171200,59300,238600,N,498300),L('Payroll taxes',13900,4800,19700,N,40600),L('Employee benefits',11800,3900,12600,N,57400)],ind=0)
    s.H('OTHER OPERATING EXPENSES',ind=0)
    o=[L('Cart lease & repairs',88700,N,N,N,N),L('Range balls & supplies',9800,N,N,N,N),L('Operating supplies',7300,3600,28400,N,6900),L('Fertilizer, seed & chemicals',N,N,N,N,121700),L('Irrigation & water assessments',N,N,N,1900,48300),L('Equipment fuel & repair',N,N,N,N,62800),L('Drainage tile & fence upkeep',N,N,N,7450,N),L('Utilities',14100,4200,41900,N,29800),L('Credit card fees',14300,5600,18800,N,N),L('Advertising',11900,1400,6200,N,9300),L('Professional fees',N,N,N,2500,31400),L('Insurance',N,N,N,1850,67900),L('Property taxes',N,N,N,11240,83500),L('Licenses & software',4100,2200,5900,N,14600)]
    oe=s.T('Total other operating expenses',o,ind=0)
    noi=s.T('NET OPERATING INCOME (LOSS)',[gm,pr,oe],'TOTAL',neg=[pr,oe],ind=0); s.K('noi',noi)
    be=[L('Interest - Prairie Bank note',N,N,N,N,96400),L('Depreciation',N,N,N,N,188200)]
    ni=s.T('NET INCOME (LOSS)',[noi]+be,'TOTAL',neg=be,ind=0); s.K('net_income',ni)
    x=os.path.join(ROOT,'check','_golf.xlsx'); wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet('Depts')
    F=lambda **k: wb.add_format({**dict(font_name='Liberation Sans Narrow',font_size=10),**k})
    nf='#,##0_);(#,##0);0_)'
    ws.set_column(0,0,33); ws.set_column(1,6,12.5)
    ws.write(0,0,'CEDAR HOLLOW GOLF CLUB',F(bold=1)); ws.write(1,0,'Departmental Statement of Operations',F(bold=1)); ws.write(2,0,'Fiscal year ended October 31, 2025   (unaudited, for management)',F(italic=1))
    hd=F(bold=1,align='center',valign='bottom',text_wrap=1,bottom=5)
    for i,t in enumerate(['Golf\nOperations','Golf\nShop','Food &\nBeverage','Farm &\nLand Leases','Grounds,\nG&A','Total\nClub']): ws.write(4,1+i,t,hd)
    ws.set_row(4,28); y=5
    for i,q in enumerate(s.rows):
        if q['rt']=='HEADING': y+=(1 if y>5 else 0); ws.write(y,0,q['label'],F(bold=1,underline=1))
        else:
            t=q['rt']!='LINE'; ws.write(y,0,q['label'],F(bold=t,indent=q['ind']))
            ex={}
            if t: ex=dict(top=1,bold=1)
            if q['rt']=='TOTAL': ex['bottom']=6 if i==ni else 1
            for k,v in enumerate(q['v']):
                e=dict(ex); 
                if k==5: e['bg_color']='#E6EFE0'
                if v is None: ws.write_blank(y,1+k,None,F(**e))
                else: ws.write_number(y,1+k,v,F(num_format=nf,**e))
            if q['rt']!='LINE' and i!=ti: y+=0
        if i==noi: y+=1
        y+=1
    ws.write(y+1,0,'Grounds, G&A carries all course maintenance and overhead; not allocated to departments.',F(italic=1,font_size=8))
    ws.set_portrait(); ws.set_paper(1); ws.fit_to_pages(1,1); ws.set_margins(.5,.5,.6,.6); ws.set_footer('&L&8CedarHollow_FY25.xlsx / Depts&R&8&P of &N'); wb.close()
    subprocess.run(['soffice','-env:UserInstallation=file://./lo','--headless','--convert-to','pdf','--outdir',os.path.join(ROOT,'check'),x],check=True,capture_output=True)
    os.replace(os.path.join(ROOT,'check','_golf.pdf'),os.path.join(DOC,NAME)); os.remove(x)
    save(NAME,[s],'OTHER','OPERATING_STATEMENT','club controller, Excel printed to PDF','departments across, blank cells, golf course and farm land, fiscal year October',True)
