from common import *
from reportlab.lib.pagesizes import A4, legal, landscape, letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter
import xlwt
def um1():
    f='RAD_PBV_contract_rent_schedule.pdf'; R=random.Random(5301)
    K=['beds','baths','units','sf','other:110% FMR','other:Current Contract Rent','other:OCAF Contract Rent','ua','other:Gross Rent','other:Monthly Potential']
    FM={0:871,1:948,2:1187,3:1566,4:1822,5:2095}; rows=[];tots=[];blk=[]
    hd=[['Unit type','BR','BA','No. of\nunits','Avg.\nsq ft','110%\nFMR','Contract rent','','Utility\nallow.','Gross\nrent','Monthly\npotential'],['','','','','','','Current','w/ OCAF 1.048','','(contract + UA)','(OCAF x units)']]
    for prop,u,types in [('Bayard Homes - RAD Phase I (closed 12/2021)',1,[('0BR elev',0,1,12,410),('1BR elev',1,1,38,545),('1BR elev ACC/504',1,1,4,572),('2BR garden',2,1,26,790),('2BR garden ACC/504',2,1,3,812)]),
        ('Bayard Homes - RAD Phase II (closed 06/2024)',1.05,[('1BR TH',1,1,8,602),('2BR TH',2,1.5,30,905),('3BR TH',3,1.5,24,1120),('4BR TH',4,2,9,1345)]),
        ('Mulberry Place - scattered',.9,[('2BR duplex',2,1,6,830),('3BR duplex',3,1,14,1015),('3BR single family',3,2,5,1180),('4BR single family',4,2,7,1390),('5BR single family',5,2.5,2,1610)])]:
        rs=[]
        for t,b,ba,n,sf in types:
            cur=round(FM[b]*u*R.uniform(.66,.86)); oc=round(cur*1.048); ua=[48,61,84,118,151,183][b]+(12 if 'TH' in t else 31 if 'single' in t or 'dup' in t else 0)
            rs.append(dict(type=t,property=prop,beds=b,baths=ba,units=n,sf=sf,**{K[4]:round(FM[b]*1.1),K[5]:cur,K[6]:oc,'ua':ua,K[8]:oc+ua,K[9]:oc*n}))
        rows+=rs; blk.append((prop,rs))
    m=lambda k,v:f'{v:g}' if k in('beds','baths') else f'{v:,}'
    el=[]; H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16); N=ParagraphStyle('n',fontName='Helvetica',fontSize=8,leading=10.5); G=colors.Color(.1,.35,.45); hb=ParagraphStyle('g',fontName='Helvetica-Bold',fontSize=9.5,leading=14,textColor=G,spaceBefore=8)
    el+=[Paragraph('Exhibit A-2: HAP contract rents by bedroom size',H),Paragraph('Oxbow County Housing Authority and Bayard Redevelopment LLC - rents effective January 1, 2027. Owner-paid: water, sewer, trash. Tenant-paid: electric, gas where metered.',N),Spacer(1,4)]
    W=[108,28,28,40,40,46,56,66,44,66,66]
    base=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(6,0),(7,0)),('ALIGN',(6,0),(7,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.Color(.85,.92,.94)),('GRID',(0,0),(-1,-1),.25,colors.grey),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    for i,(prop,rs) in enumerate(blk):
        t={'label':'Subtotal','units':sum(r['units'] for r in rs),K[9]:sum(r[K[9]] for r in rs)}; tots.append(t)
        b=[[r['type']]+[m(k,r[k]) for k in K] for r in rs]+[['Subtotal','','',f"{t['units']}",'','','','','','',f"{t[K[9]]:,}"]]
        ex=[]
        if i==2:
            g={'label':'All projects','units':sum(r['units'] for r in rows),K[9]:sum(r[K[9]] for r in rows)}; tots.append(g)
            b.append(['All projects','','',f"{g['units']}",'','','','','','',f"{g[K[9]]:,}"]); ex=[('FONT',(0,-2),(-1,-2),'Helvetica-Bold',8),('BACKGROUND',(0,-1),(-1,-1),colors.Color(.85,.92,.94))]
        el.append(KeepTogether([Paragraph(prop,hb),Table(hd+b,colWidths=W,style=base+[('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8)]+ex)]))
    el+=[Spacer(1,8),Paragraph('Contract rents may not exceed 110% of FMR less the utility allowance. ACC/504 = accessible unit.',N)]
    SimpleDocTemplate(P(f),pagesize=landscape(A4),topMargin=36,bottomMargin=30,leftMargin=50,rightMargin=50).build(el)
    truth(f,'UM',K,rows,tots,'MULTIFAMILY','PDF exhibit, one table per RAD project, two-line grouped heads, fractional baths, contract rents with OCAF',2)
def um2():
    f='Flat rents & occupancy by AMP.xlsx'; R=random.Random(5302)
    K=['units','occupied','vacant','pct_occ','other:FMR','other:80% of FMR','ua','other:Flat Rent Charged','actual','actual_total']
    FM={0:902,1:978,2:1214,3:1617,4:1893,5:2177}; UA={0:39,1:52,2:77,3:101,4:129,5:158}
    wb=Workbook(); ws=wb.active; ws.title='FY2027'; ws.sheet_view.showGridLines=False
    ws['A1']='PORT ELLERY HOUSING AUTHORITY'; ws['A1'].font=Font(name='Cambria',size=14,bold=True); ws['A2']='Schedule of flat rents and unit mix - effective 1/1/2027 (Board res. 2026-41)'
    H=[('Bedroom size',''),('Units','ACC'),('Units','Leased'),('Units','Vacant'),('% Leased',''),('FMR',''),('80% of FMR',''),('Less: Utility Allowance',''),('Flat Rent Charged',''),('Average Tenant Rent','per leased unit'),('Tenant Rent Roll','monthly')]
    H=['Bedroom Size','ACC Units','Leased','Vacant','% Leased','FMR','80% of FMR','Utility Allowance','Flat Rent Charged','Avg In-Place Tenant Rent','In-Place Rent Monthly']
    ws.merge_cells('B4:E4'); ws['B4']='UNITS'; ws.merge_cells('F4:I4'); ws['F4']='FLAT RENT BUILD-UP'; ws.merge_cells('J4:K4'); ws['J4']='RENTS, OCT 2026'
    for c in 'BFJ': ws[c+'4'].alignment=Alignment(horizontal='center'); ws[c+'4'].font=Font(name='Cambria',bold=True); ws[c+'4'].border=Border(bottom=Side('thin'))
    for i,h in enumerate(H): c=ws.cell(5,i+1,h); c.font=Font(name='Cambria',bold=True); c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'right',vertical='bottom'); c.border=Border(bottom=Side('medium'))
    fm=['0','0','0','0.0%']+['$#,##0']*4+['$#,##0.00','$#,##0']
    n=6; rows=[];tots=[]; NM={0:'Efficiency',1:'1 Bedroom',2:'2 Bedroom',3:'3 Bedroom',4:'4 Bedroom',5:'5 Bedroom'}
    def put(n,t,b):
        for i,k in enumerate(K):
            if t.get(k) is not None: c=ws.cell(n,2+i,t[k]); c.number_format=fm[i]; c.font=Font(name='Cambria',bold=b); c.border=Border(top=Side('thin')) if b else Border()
    def tot(lab,rs): 
        t={'label':lab,**{k:sum(r[k] for r in rs) for k in('units','occupied','vacant')}}; t['pct_occ']=round(t['occupied']/t['units'],4); t['actual_total']=r2(sum(r['actual_total'] for r in rs)); t['actual']=r2(t['actual_total']/t['occupied']); return t
    for amp,nm,mix in [('AMP 1','Seawall Terrace',{1:20,2:44,3:36,4:10}),('AMP 2','Commodore Towers (elderly/disabled)',{0:64,1:88,2:4}),('AMP 3','Dory Lane',{2:18,3:22,4:8,5:2}),('AMP 4','Gullane & Scattered Sites',{1:6,2:12,3:27,4:11,5:3})]:
        prop=f'{amp} - {nm}'; ws.cell(n,1,prop).font=Font(name='Cambria',bold=True,color='7F3F00'); n+=1; rs=[]
        for b,u in mix.items():
            oc=u-R.choice([0,1,1,2,3])*(u>5); a=r2(R.uniform(.24,.42)*FM[b]); f80=round(FM[b]*.8); ua=UA[b]+(0 if amp!='AMP 4' else 23)
            r=dict(type=NM[b],property=prop,units=u,occupied=oc,vacant=u-oc,pct_occ=round(oc/u,4),actual=a,actual_total=r2(a*oc),ua=ua,**{'other:FMR':FM[b],'other:80% of FMR':f80,'other:Flat Rent Charged':f80-ua})
            rs.append(r); ws.cell(n,1,'   '+NM[b]).font=Font(name='Cambria'); put(n,r,False); n+=1
        t=tot(f'Total {amp}',rs); pl=None
        if amp=='AMP 3': pl=(t['units'],t['units']+2); t['units']+=2
        if pl: PL=pl
        ws.cell(n,1,t['label']).font=Font(name='Cambria',bold=True); put(n,t,True); n+=2; tots.append(t); rows+=rs
    t=tot('PHA Total',rows); ws.cell(n,1,t['label']).font=Font(name='Cambria',bold=True); put(n,t,True); tots.append(t)
    ws.cell(n+2,1,'Families choose flat or income-based rent annually. FMRs: HUD FY2027 final. Vacant includes units approved for modernization.').font=Font(name='Cambria',italic=True,size=9)
    ws.column_dimensions['A'].width=36
    for i in range(2,12): ws.column_dimensions[get_column_letter(i)].width=12
    ws.row_dimensions[5].height=44; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(P(f)); truth(f,'UM',K,rows,tots,'MULTIFAMILY','Workbook, AMP headings, band heads over columns, flat rent build-up, subtotals with percents',3,{'what':f'Total AMP 3 prints {PL[1]} ACC units; its bedroom rows add to {PL[0]} (PHA total is right)','kind':'count_wrong'})
def um3():
    f='Linden_Crossing_9pct_unit_mix.xls'; R=random.Random(5303)
    K=['beds','baths','sf','units','pct_units','total_sf','gross','ua','net','other:Proposed Rent','other:Monthly Income','other:Annual Income']
    LIM={30:{1:477,2:573,3:661,4:738},50:{1:796,2:955,3:1103,4:1231},60:{1:955,2:1146,3:1324,4:1477},80:{1:1274,2:1528,3:1766,4:1970}}
    L=[('A1-30','1x1 Flat',1,1,648,6,30),('A1-50','1x1 Flat',1,1,648,10,50),('A1-60','1x1 Flat',1,1,648,8,60),('A2-PBV','1x1 Flat - PBV',1,1,662,4,50),('B1-30','2x1 Flat',2,1,872,5,30),('B1-50','2x1 Flat',2,1,872,14,50),('B1-60','2x1 Flat',2,1,872,12,60),('B2-60','2x2 Corner',2,2,941,6,60),('B2-80','2x2 Corner',2,2,941,4,80),('C1-30','3x2 Townhome',3,2,1184,3,30),('C1-50','3x2 Townhome',3,2,1184,9,50),('C1-60','3x2 Townhome',3,2,1184,7,60),('C1-PBV','3x2 Townhome - PBV',3,2,1184,4,50),('D1-60','4x2 Townhome',4,2,1396,3,60),('MGR','2x1 Flat - employee',2,1,872,1,None)]
    N=sum(x[5] for x in L); UA={1:68,2:91,3:122,4:149}; rows=[]
    for c,d,b,ba,sf,n,a in L:
        r=dict(type=c,desc=d,beds=b,baths=ba,sf=sf,units=n,pct_units=round(n/N,4),total_sf=n*sf)
        if a:
            g=LIM[a][b]; ua=UA[b]; pr=g-ua-(15 if a==80 else 0)
            if 'PBV' in c: pr={1:1012,3:1690}[b]
            r.update(ami=f'{a}%',gross=g,ua=ua,net=g-ua)
        else: pr=0
        r['other:Proposed Rent']=pr; r['other:Monthly Income']=pr*n; r['other:Annual Income']=pr*n*12; rows.append(r)
    wb=xlwt.Workbook(); ws=wb.add_sheet('Rents'); S=lambda s,f='General': xlwt.easyxf(s,num_format_str=f)
    ws.write(0,0,'LINDEN CROSSING - 9% LIHTC / PBV',S('font: bold on, height 280')); ws.write(1,0,'Co-developers: Ashby Housing Authority and Quillback Partners   |   2026 MTSP limits   |   scenario 4'); 
    hs=S('font: bold on; align: wrap on, horiz center, vert bottom; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin, top thin')
    cols=[('type','Unit\nCode'),('ami','AMI\nTarget'),('desc','Description'),('beds','BR'),('baths','Bath'),('sf','Net SF\n/ Unit'),('units','# of\nUnits'),('pct_units','% of\nUnits'),('total_sf','Total\nNet SF'),('gross','Gross\nRent Limit'),('ua','Utility\nAllowance'),('net','Net\nRent Limit'),('other:Proposed Rent','Proposed\nRent'),('other:Monthly Income','Monthly\nIncome'),('other:Annual Income','Annual\nIncome')]
    for j,(k,h) in enumerate(cols): ws.write(3,j,h,hs); ws.col(j).width=256*(22 if k=='desc' else 11)
    ws.row(3).height_mismatch=True; ws.row(3).height=600
    fm={'pct_units':'0.0%','baths':'0.0','sf':'#,##0','total_sf':'#,##0'}; i=4; tots=[]
    F=lambda k:fm.get(k,'$#,##0' if k in('gross','ua','net') or k[:6]=='other:' else '0')
    def put(i,r,s=''):
        for j,(k,_) in enumerate(cols):
            if r.get(k) is not None: ws.write(i,j,r[k],S(s,F(k)))
    SK=['units','pct_units','total_sf','other:Monthly Income','other:Annual Income']
    for b in (1,2,3,4):
        rs=[r for r in rows if r['beds']==b and r['type']!='MGR']
        for r in rs: put(i,r); i+=1
        t={'label':f'{b}-Bedroom',**{k:sum(r[k] for r in rs) for k in SK}}; t['pct_units']=round(t['units']/N,4); tots.append(t); put(i,{**t,'desc':None},'font: bold on, italic on; borders: top thin'); ws.write(i,0,t['label'],S('font: bold on, italic on')); i+=2
    put(i,rows[-1]); i+=1
    t={'label':'Project Total',**{k:sum(r[k] for r in rows) for k in SK}}; t['pct_units']=1.0; tots.append(t); put(i,t,'font: bold on; borders: top thin, bottom double'); ws.write(i,0,t['label'],S('font: bold on'))
    ws.write(i+2,2,'Less: vacancy 7%'); ws.write(i+3,2,'Laundry / other $14 pupm'); ws.write(i+5,0,'Manager unit is rent-free and excluded from the applicable fraction. PBV rents per AHAP draft.')
    wb.save(P(f)); truth(f,'UM',K,rows,tots,'MULTIFAMILY','Old .xls LIHTC proforma mix, AMI tiers, gross/UA/net limits, bedroom subtotals, manager unit without limits',2)
if __name__=='__main__': um1();um2();um3()
