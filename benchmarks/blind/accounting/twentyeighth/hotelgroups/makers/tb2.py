from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    R=random.Random(2802)
    E=['other:ENTITIES (£) Kestrel Stays Ltd KS101','other:ENTITIES (£) Kestrel Stays (Leeds) Ltd KS102','other:ENTITIES (£) Kestrel Living LLP KS103']
    PY='other:COMPARATIVE Group 31 Dec 2024';AG='other:CONSOLIDATION Aggregate';EL='other:CONSOLIDATION Eliminations';GR='other:CONSOLIDATION Group 30 Sep 2025'
    X=[('F',[('0020','Leasehold improvements',(412300,288150,196400)),('0021','Leasehold improvements - depreciation',(-148210,-96044,-41870)),('0040','Furniture, linen and kitchens',(198760,142015,88340)),('0041','Furniture - depreciation',(-90115,-61220,-22085)),('0050','Investment in subsidiaries',(300002,0,0))]),
     ('C',[('1100','Trade debtors - corporate stays',(186420,97355,40218)),('1101','Provision for bad debts',(-14500,-6200,0)),('1103','Prepayments',(38120,21904,12760)),('1105','Rent deposits paid to landlords',(125000,82500,60000)),('1150','Amounts owed by group undertakings',(640000,0,0)),('1200','Bank current account',(244318,51207,18845)),('1210','Client reservation account',(61250,28400,0)),('1230','Petty cash',(350,200,150))]),
     ('L',[('2100','Trade creditors',(-132844,-88216,-47350)),('2109','Accruals',(-54210,-31660,-19025)),('2120','Guest deposits and advance bookings',(-143905,-77810,-36240)),('2150','Amounts owed to group undertakings',(0,-412000,-228000)),('2200','VAT control',(-48716,-22109,7415)),('2210','PAYE / NIC',(-19840,-9312,-4105)),('2300','Bank loan',(-650000,0,0))]),
     ('E',[('3000','Share capital / members\' capital',(-100000,-200001,-100001)),('3200','Reserves brought forward',(None,None,None))]),
     ('P',[('4000','Accommodation income - nightly',(-884210,-512640,-203115)),('4010','Accommodation income - monthly lets',(-391500,-248300,-166220)),('4020','Cleaning and extras',(-61204,-37718,-14602)),('4030','Parking income',(-18440,-9250,0)),('4900','Management fees receivable from group',(-96000,0,0)),('5000','Rent payable to landlords',(486000,315000,171000)),('5010','Commission - booking sites',(142318,80447,33190)),('5020','Housekeeping and laundry',(171205,104366,42818)),('5030','Utilities and broadband',(78340,49215,22607)),('5040','Council tax and business rates',(64112,38790,19255)),('6000','Wages and salaries',(248615,91430,28740)),('6010','Employer NIC and pensions',(37290,13714,4311)),('7000','Repairs and replacements',(29418,22036,8127)),('7010','Software and card fees',(24960,12305,6018)),('7900','Management fees payable to group',(0,60000,36000)),('7950','Interest payable',(34125,0,0)),('8000','Depreciation charge for the period',(46215,31087,14230))])]
    elim={'1150':-640000,'2150':640000,'0050':-300002,'3000':300002,'4900':96000,'7900':-96000}
    acc=[[s,c,nm,list(v)] for s,l in X for c,nm,v in l]
    for j in range(3):
        s=sum(a[3][j] for a in acc if a[1]!='3200'); next(a for a in acc if a[1]=='3200')[3][j]=-s
    rows=[]
    for s,c,nm,v in acc:
        r=dict(account=c,name=nm,s=s)
        for k,x in zip(E,v):
            if x: r[k]=x
        r[AG]=sum(v)
        if c in elim:r[EL]=elim[c]
        g=r[AG]+elim.get(c,0);r[GR]=g
        r[PY]=0 if g==0 else int(g*R.uniform(.82,1.18))
        if s=='P': r[PY]=int(r[PY]*1.28)
        rows.append(r)
    q=next(r for r in rows if r['account']=='3200');q[PY]=0;q[PY]=-sum(r[PY] for r in rows)
    M=[PY]+E+[AG,EL,GR]
    w=Workbook();cv=w.active;cv.title='Cover'
    for i,t in enumerate(['Kestrel Stays group - management trial balance','Nine months ended 30 September 2025','Prepared: D. Pemberley-Shaw, group finance   Reviewed: pending','Debits positive, credits in brackets. All figures in pounds sterling, no pence.','Eliminations are typed in from the consolidation journal CJ-09/25.'],2): cv.cell(i,2,t).font=Font(name='Calibri',bold=i==2,size=14 if i==2 else 11)
    ws=w.create_sheet('TB side by side');w.active=1
    ws['A1']='Kestrel Stays group';ws['A1'].font=Font(bold=True,size=13);ws['A2']='Trial balance by entity, 30 September 2025'
    # columns: A name, B code, C hidden id, D PY, E-G, H agg, I elim, J group, K note
    ws['D4']='COMPARATIVE';ws['E4']='ENTITIES (£)';ws['H4']='CONSOLIDATION';ws.merge_cells('E4:G4');ws.merge_cells('H4:J4')
    for c,a,b in zip('ABCDEFGHIJK',['Description','Nominal','Internal ID','Group','Kestrel Stays Ltd','Kestrel Stays (Leeds) Ltd','Kestrel Living LLP','Aggregate','Eliminations','Group','Note'],['','','','31 Dec 2024','KS101','KS102','KS103','','','30 Sep 2025','']): ws[c+'5']=a;ws[c+'6']=b or None
    for rr in(4,5,6):
        for c in range(1,12):
            x=ws.cell(rr,c);x.font=Font(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='2F4858');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[5].height=32
    NF='#,##0;(#,##0);"-"';i=7;cols=dict(zip(M,[4,5,6,7,8,9,10]));tot=[]
    def put(r,bold=False):
        for m in M:
            if m in r:
                x=ws.cell(i,cols[m])
                if m==EL and not bold: x.value=(f'({abs(r[m]):,})' if r[m]<0 else f'{r[m]:,}');x.alignment=Alignment(horizontal='right')
                else: x.value=r[m];x.number_format=NF
                x.font=Font(bold=bold)
                if bold:x.border=Border(top=Side(style='thin'))
    def total(lbl,rs):
        nonlocal i
        t={'label':lbl,**{m:S(rs,m) for m in M}};tot.append(t);ws.cell(i,1,lbl).font=Font(bold=True);t2={k:(int(v) if k!='label' else v) for k,v in t.items()};put(t2,True);i+=1
    nm={'F':'Fixed assets','C':'Current assets','L':'Liabilities','E':'Capital and reserves','P':'Income and expenditure'}
    note={'2300':'a','3200':'b','1210':'c'}
    for s in 'FCLEP':
        ws.cell(i,1,nm[s]).font=Font(italic=True,bold=True,color='2F4858');i+=1
        for k,r in enumerate(q for q in rows if q['s']==s):
            x=ws.cell(i,1,r['name']);x.alignment=Alignment(indent=1,wrap_text=True);ws.cell(i,2,r['account']);ws.cell(i,3,f'NS-{R.randint(20000,29999)}');put(r);ws.cell(i,11,note.get(r['account']));i+=1
        if s=='L': total('Net assets / (liabilities)',[r for r in rows if r['s'] in 'FCL'])
        if s=='P': total('(Profit) / loss for the period',[r for r in rows if r['s']=='P'])
    i+=1;total('TB check (should be nil)',rows)
    assert all(tot[-1][m]==0 for m in M)
    for k,t in enumerate(['a  Secured on the Stays Ltd leases; margin 2.85% over base.','b  Reserves b/f at 1 January; comparative at 1 January 2024.','c  Ring-fenced guest money, not available to the group.']): ws.cell(i+1+k,1,t).font=Font(size=9,italic=True)
    for c,wd in zip('ABCDEFGHIJK',[40,10,12,15,15,15,15,15,15,15,6]): ws.column_dimensions[c].width=wd
    ws.column_dimensions['C'].hidden=True;ws.freeze_panes='D7'
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(doc('tb_kestrel_stays_entities.xlsx'))
    for r in rows:r.pop('s')
    emit('tb_kestrel_stays_entities.xlsx','TB',M,rows,tot,None,'MULTIFAMILY','D. Pemberley-Shaw, group finance (NetSuite to Excel)','entities side by side, comparative first, three-line grouped header, name before code, cover sheet','hidden ID column, eliminations as text with brackets, text codes with leading zeros, dash zeros, two Group columns')
