# UK student block, twelve-period management accounts workbook (formulas, hidden column, several sheets)
import random, xlsxwriter, datetime
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from .common import St
INFO=dict(file='Foundry Hall PBSA Mgmt Accs P12 Mar25.xlsx',assetType='STUDENT_HOUSING',documentType='OPERATING_STATEMENT_T12',author='s36a',style='UK monthly management accounts, period and month header rows, hidden cost-centre column, formulas, full-year budget and variance, cover and KPI sheets',hard=True)
MN=['Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25']
def make(path):
    R=random.Random(3607)
    cols=[f'P{i+1:02d} {m}' for i,m in enumerate(MN)]+['FY 2024/25 Actual','FY 2024/25 Budget','Variance']
    s=St('Management Accounts – Property Income Statement','Foundry Hall','2024-04-01','2025-03-31',cols,sheet='I&E')
    def v(a,w=.1,se=None): return [round(a*(se[i] if se else 1)*R.uniform(1-w,1+w)) for i in range(12)]
    acad=[1,1,1,.82,.35,.9,1.04,1.04,1.04,1.04,1.04,1.04]
    heat=[.9,.6,.4,.3,.3,.5,.9,1.3,1.6,1.7,1.5,1.2]
    def fx(a,b=None,at=5): return [a if b is None or i<at else b for i in range(12)]
    def one(**k):
        z=[0]*12
        for m,a in k.items(): z[int(m[1:])]=a
        return z
    def L(code,l,m,sign=1):
        t=sum(m); b=round(t*R.uniform(.93,1.08),-2) if t else 0; b=int(b)
        return s.line(l,m+[t,b,t-b],code=code)
    def T(l,it,sg=None,**k): return s.total(l,it,sg,**k)
    s.head('Income')
    r=T('Total rental income',[L('4000','Student rents – en-suite cluster',v(148200,.004,acad)),L('4005','Student rents – studios',v(61350,.004,acad)),L('4010','Summer lets and conference',[0,0,6420,41250,68890,22310,0,0,0,0,0,0]),L('4015','Retail unit rent (ground floor café)',[9375,0,0,9375,0,0,9375,0,0,9375,0,0]),L('4090','Void and early-release allowances',[-x for x in v(2100,.5)])])
    o=T('Total ancillary income',[L('4200','Laundry commission',v(1180,.15,acad)),L('4210','Vending',v(340,.2,acad)),L('4220','Damages recharged',one(m3=7842,m4=2316,m9=1150)),L('4230','Late payment and admin fees',v(290,.4)),L('4240','Parking and cycle store',v(610,.1,acad))])
    ti=T('Gross income',[r,o],typ='TOTAL',key='total_income')
    s.head('Direct property costs'); g=[]
    for h,ls in [('Staffing',[('5000','General manager and assistants',fx(11420,11960,0 if 0 else 7)),('5005','Night and weekend wardens',v(5240,.06)),('5010','Housekeeping team',v(6480,.08,[1,1,1.2,1.6,1.9,1.4,.9,.9,.9,.9,.9,.9])),('5015','Employer NI and pension',v(3120,.03)),('5020','Training and recruitment',one(m1=850,m5=2240,m10=495))]),
      ('Utilities and broadband',[('5100','Electricity',v(13800,.05,heat)),('5105','Gas / district heat',v(9650,.06,heat)),('5110','Water',v(4120,.07,acad)),('5115','Student Wi-Fi contract',fx(3985)),('5120','TV licences and common room',one(m5=1526))]),
      ('Maintenance',[('5200','Planned preventative maintenance',fx(4150,4275,6)),('5205','Reactive repairs',v(3900,.4)),('5210','Lift contract',fx(640)),('5215','Fire safety and sprinkler testing',one(m2=2860,m5=3120,m8=2860,m11=2990)),('5220','Summer turnaround deep clean',one(m3=18760,m4=24315)),('5225','Grounds',v(520,.2)),('5230','Waste and recycling',v(1340,.1))]),
      ('Marketing and lettings',[('5300','Agents’ and portal commission',one(m0=2150,m5=18640,m6=9320,m9=11275,m10=6480)),('5305','Digital advertising',v(1460,.3)),('5310','Welcome packs and events',one(m5=7420,m6=1265,m8=890))]),
      ('Fixed costs',[('5400','Buildings and terrorism insurance',fx(4870,5125,6)),('5405','Business rates (commercial parts)',one(**{f'm{i}':1184 for i in range(10)})),('5410','Operator management fee',v(11650,.01,acad)),('5415','Audit, tax and professional',one(m2=6850,m11=7400)),('5420','HMO and accreditation fees',one(m7=3240)),('5425','Bad debts',one(m4=2980,m9=-615,m11=4410))])]:
        s.head(h,sub=True); g.append(T('Total '+h[0].lower()+h[1:],[L(*x) for x in ls]))
    te=T('Total property costs',g,typ='TOTAL',key='total_operating_expenses')
    no=T('Net operating income',[ti,te],[1,-1],typ='TOTAL',key='noi')
    s.head('Below the line')
    f=[L('7000','Senior loan interest',v(58200,.01)),L('7010','Asset management fee',[15500 if i%3==2 else 0 for i in range(12)]),L('7020','Capital expenditure – lifecycle',one(m3=31240,m4=44870,m8=5615))]
    tf=T('Total finance and lifecycle',f)
    T('Net surplus before tax',[no,tf],[1,-1],typ='TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(path); F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    c=wb.add_worksheet('Cover'); c.hide_gridlines(2); c.write('B4','Foundry Hall, Kelham Row, Sheffield',F(bold=True,font_size=18)) if 0 else c.write('B4','Foundry Hall, Kelham Row, Sheffield',wb.add_format(dict(bold=True,font_size=18)))
    for i,t in enumerate(['Monthly management accounts','Period 12 – March 2025','Prepared by: Loxley Brook Asset Services LLP','Status: FINAL   Date issued: 17/04/2025']): c.write(5+i,1,t)
    ws=wb.add_worksheet('I&E'); ws.freeze_panes(6,3)
    ws.write(0,0,'FOUNDRY HALL (318 beds)',F(bold=True)); ws.write(1,0,'Management Accounts – Property Income Statement',wb.add_format(dict(font_name='Calibri',font_size=14,bold=True,font_color='#7A1F3D'))); ws.write(2,0,'Year to 31 March 2025, all figures £ excluding VAT',F(italic=True))
    hd=F(bold=True,font_color='white',bg_color='#7A1F3D',align='right'); hl=F(bold=True,font_color='white',bg_color='#7A1F3D'); dt=F(bold=True,font_color='white',bg_color='#7A1F3D',align='right',num_format='mmm-yy')
    for cc,t in ((0,'Nominal'),(1,'CC'),(2,'Description')): ws.write(4,cc,'',hl); ws.write(5,cc,t,hl)
    for i in range(12):
        ws.write(4,3+i,f'P{i+1:02d}',hd); ws.write_datetime(5,3+i,datetime.datetime(2024+(i+3)//12,(i+3)%12+1,1),dt)
    ws.write(4,15,'',hl); ws.write(5,15,'',hl); ws.merge_range(4,16,4,18,'FY 2024/25',F(bold=True,font_color='white',bg_color='#7A1F3D',align='center'))
    for i,t in enumerate(('Actual','Budget','Variance')): ws.write(5,16+i,t,hd)
    C=list(range(3,15))+[16,17,18]; row=7; pos={}; nf='#,##0;[Red](#,##0);"-"'
    for i,q in enumerate(s.rows):
        if q['type']=='HEADING':
            if not q['meta'].get('sub'): row+=0
            ws.write(row,2,q['label'],F(bold=True,underline=0 if q['meta'].get('sub') else 1)); row+=1; continue
        pos[i]=row; B=q['type']!='LINE'; kw=dict(bold=B,num_format=nf,top=1 if B else 0)
        if q['type']=='TOTAL': kw.update(bg_color='#F3E3E8',bottom=1)
        fm=F(**kw); lf=F(**{k:x for k,x in kw.items() if k!='num_format'})
        if q['code']: ws.write_number(row,0,int(q['code']),F(align='left')); ws.write(row,1,'FH-'+q['code'][0],F())
        elif q['type']=='TOTAL': ws.write(row,0,'',lf); ws.write(row,1,'',lf)
        ws.write(row,2,q['label'],lf)
        for k,(cc,val) in enumerate(zip(C,q['vals'])):
            if q['items']:
                it=q['items']; con=it==list(range(it[0],it[-1]+1)) and all(x==1 for x in q['signs'])
                fo='=SUM(%s:%s)'%(rc(pos[it[0]],cc),rc(pos[it[-1]],cc)) if con else '='+''.join(('+' if g>0 else '-')+rc(pos[x],cc) for x,g in zip(it,q['signs']))
                ws.write_formula(row,cc,fo.replace('=+','='),fm,val)
            elif k==12: ws.write_formula(row,cc,f'=SUM({rc(row,3)}:{rc(row,14)})',fm,val)
            elif k==14: ws.write_formula(row,cc,f'={rc(row,16)}-{rc(row,17)}',fm,val)
            else: ws.write_number(row,cc,val,fm)
        row+=2 if B else 1
    ws.set_column(0,0,8); ws.set_column(1,1,6,None,{'hidden':1}); ws.set_column(2,2,36); ws.set_column(3,14,9); ws.set_column(15,15,1.5); ws.set_column(16,18,11)
    ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,1)
    k=wb.add_worksheet('KPIs'); k.write_row(0,0,['KPI','Mar-25','Target'],F(bold=True))
    for i,x in enumerate([('Beds available',318,318),('Beds let',311,314),('Occupancy',.978,.985),('Average weekly rent en-suite (£)',172.5,171),('Arrears over 30 days (£)',6214,5000)]): k.write_row(i+1,0,x)
    k.set_column(0,0,34); wb.worksheets_objs[1].activate(); wb.close(); return [s],True
