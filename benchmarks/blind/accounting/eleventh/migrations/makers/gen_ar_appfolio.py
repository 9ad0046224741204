# AppFolio-like receivable detail, xlsx, all amounts as text
import json, random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill
R=random.Random(5150)
NAME='aged_receivable_detail-20240930'
ASOF=dt.date(2024,9,30)
PR=[('Alder Court','118 Alder St Toledo, OH 43604',[('101','Pettigrew, Dana'),('104','Nwosu, Chidi'),('107','Brandvold, Keith & Lori'),('112','Salcedo, Marisol')]),
('Birchwood Duplexes','2201-2219 Birchwood Ave Toledo, OH 43614',[('2203','Haskins, Tyrell'),('2211-R','Yoder, Miriam')]),
('Mulberry Row','44 Mulberry Row Perrysburg, OH 43551',[('A2','Quintero, Luis'),('B1','Fairweather, June'),('B4','Abdi, Hodan'),('C3','Lindqvist, Per')]),
('Stadium Lofts','900 Monroe St Toledo, OH 43604',[('3F','Kowalczyk, Adam'),('5B','Reyes-Tran, Olivia'),('5C','Mbeki, Thandi')])]
ST=['Current','Current','Current','Notice','Evict','Past']
GL=[('4100: Rent Income',(745,1395)),('4410: Late Fee',(50,75)),('4450: NSF Fees',(35,35)),('4310: Utility Reimbursement - Water',(28.4,61.9)),('4320: Pet Rent',(35,35)),('4460: Tenant Repair Chargeback',(60,480))]
cols=['total','b0_30','b31_60','b61_90','b91']
wb=Workbook();ws=wb.active;ws.title='aged_receivable_detail'
rows=[];tots=[]
m=lambda v:f'{v:,.2f}'
ws.append(['Brightwater Property Group, Inc.']);ws.append(['Aged Receivable Detail']);ws.append(['Properties: Active portfolio "Toledo Metro"']);ws.append(['As of: 09/30/2024   GL Accounts: All   Tenant Status: Current, Notice, Evict, Past   Amounts Owed In: USD'])
ws['A2'].font=Font(bold=True,size=13);ws.append([])
ws.append(['Payer Name','Unit','Tenant Status','Charge Date','GL Account','Amount Receivable','0-30','31-60','61-90','91+'])
for c in ws[6]: c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='E7E6E6')
for c in ws[6][5:]: c.alignment=Alignment(horizontal='right')
z=lambda v: round(v,2)+0.0
G=[0]*5
def tl(lab,v,fill=None):
    ws.append([lab,None,None,None,None]+[m(x) for x in v])
    for c in ws[ws.max_row]:
        c.font=Font(bold=True)
        if c.column>5:c.alignment=Alignment(horizontal='right')
        if fill:c.fill=PatternFill('solid',fgColor=fill)
    tots.append({'label':lab,**dict(zip(cols,v))})
for p,addr,ts in PR:
    ws.append([f'-> {p} - {addr}']);r=ws.max_row;ws.merge_cells(f'A{r}:J{r}');ws.cell(r,1).font=Font(bold=True,italic=True)
    S=[0]*5
    for u,n in ts:
        st=R.choice(ST);k=R.choice([1,2,2,3,4,5]);rent=R.randrange(745,1395,5)
        ds=sorted(R.randrange(0,112) for _ in range(k))[::-1]
        for i,d in enumerate(ds):
            g,(lo,hi)=GL[0] if i==0 else R.choice(GL)
            a=rent if g.startswith('4100') and R.random()<.7 else z(R.uniform(lo,hi))
            if g[:4] in('4410','4450','4320'): a=R.choice([lo,hi])
            d0=ASOF-dt.timedelta(days=d)
            if g[:4]=='4100' or g[:4]=='4320': d0=d0.replace(day=1); d=(ASOF-d0).days
            if i and R.random()<.07: g,a='4100: Rent Income (unapplied credit)',-z(R.uniform(20,200))
            b=[0]*4;b[0 if d<=30 else 1 if d<=60 else 2 if d<=90 else 3]=a
            v=[z(a)]+[z(x) for x in b]
            ds_=d0.strftime('%m/%d/%Y')
            ws.append([n,u,st,ds_,g]+[m(x) for x in v])
            for c in ws[ws.max_row][5:]:c.alignment=Alignment(horizontal='right')
            rows.append({'property':p,'unit':u,'name':n,'status':st,'date':ds_,'charge':g,**dict(zip(cols,v))})
            S=[z(x+y) for x,y in zip(S,v)]
    tl(f'Total for {p}',S);G=[z(x+y) for x,y in zip(G,S)];ws.append([])
tl('Total',G,'E7E6E6')
for l,w in zip('ABCDEFGHIJ',(30,9,13,12,36,18,12,12,12,12)):ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'AR','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),G)
