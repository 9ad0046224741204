# strip centres: delinquency exhibit inside a monthly package (sheet printed to PDF)
import random, os, openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(4106);STEM='Retail_Exhibit_D_Receivables_2026-08'
P=[("Mill Pond Plaza, Bel Air",[("1","Ridgely Pharmacy"),("2A","Ming Garden"),("3","Paws & Claws Grooming"),("5-6","Dollar Barn #114"),("8","Sudz Coin Laundry"),("10","Oriole Vape & Tobacco")]),
("Route 40 Crossing",[("100","Harborview Fitness, LLC"),("104","El Comal Taqueria"),("106","First Mariner Title"),("112","Nail Lounge 112"),("118","Crab Shack Carry-Out"),("120","Tri-County Physical Therapy"),("PAD","Tidewater Savings Bank - ATM pad")]),
("Dover Street Shops",[("A","Dover Street Florist"),("B","Cutz Barber"),("D","Mr. Mattress"),("E/F","Sunrise Adult Day Care")])]
ch=[("Base rent",180000,900000),("CAM",28000,140000),("R.E. tax",15000,120000),("Insurance",6000,30000),("Water / sewer",4000,38000),("Late fee",5000,25000),("Percentage rent",90000,300000),("Sign panel",7500,7500)]
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
data=[]
for p,ts in P:
    for u,nm in ts:
        L=[];kinds=R.sample(ch[:6],R.choice([1,2,2,3,4])) if R.random()<.9 else [ch[6]]
        kinds.sort(key=lambda k:ch.index(k))
        depth=R.choice([1,1,2,2,3,4])
        for c,lo,hi in kinds:
            amt=R.randint(lo,hi)
            if c=='Base rent': amt=round(amt,-3)
            v=[0]*6
            for b in range(depth if c!='R.E. tax' else 1): v[b]=amt if R.random()<.8 else R.randint(1000,amt)
            if c=='R.E. tax': v=[0]*6;v[R.choice([1,2])]=amt
            if depth==4 and v[3]: v[3]=round(v[3]*R.uniform(1,2.5))
            v[5]=sum(v[:5]);L.append((c,v))
        if R.random()<.3 or nm=='Mr. Mattress':
            x=-R.randint(10000,260000);L.append(("Prepaid",[0,0,0,0,x,x]))
        data.append((p,u,nm,L))
# planted: one digit of one printed cell; totals stay those of the true ledger
pl=None;cand=[(i,j) for i,(p,u,n,L) in enumerate(data) for j,(c,v) in enumerate(L) if c=='CAM' and v[1]>0 and len(L)>1]
pi,pj=cand[len(cand)//2];true=data[pi][3][pj][1][1];s=str(true);k=1;nd=str((int(s[k])+3)%10);bad=int(s[:k]+nd+s[k+1:])
planted={"what":f"{data[pi][2]} ({data[pi][0]}), CAM, column 31-60 days printed {bad/100:,.2f} where the ledger has {true/100:,.2f}; line, tenant and column totals carry the true amount","kind":"digit_changed"}
print(planted)
wb=openpyxl.Workbook();ws=wb.active;ws.title='Ex D'
g=lambda **k:Font(name='Liberation Serif',size=k.pop('size',10),**k)
thin=Side(style='thin');hair=Side(style='hair')
ws['A1']='EXHIBIT D';ws['A1'].font=g(bold=True,size=12)
ws['A2']='Shopping centers: tenants in arrears or in credit';ws['A2'].font=g(bold=True,size=14)
ws['A3']='As of August 31, 2026. Days counted from due date. Amounts in dollars; credits in parentheses.';ws['A3'].font=g(italic=True)
H1=['','','','Past due (days)','','','','Paid\nahead','Net\nowing'];H2=['Space','Tenant','For','0-30','31-60','61-90','over 90','','']
for j,(a,b) in enumerate(zip(H1,H2),1):
    x=ws.cell(5,j,a or None);y=ws.cell(6,j,b or None)
    for q in (x,y): q.font=g(bold=True);q.alignment=Alignment(horizontal='center' if j>3 else 'left',wrap_text=True,vertical='bottom');
    y.border=Border(bottom=thin)
ws.merge_cells('D5:G5');ws['D5'].border=Border(bottom=hair);ws.merge_cells('H5:H6');ws.merge_cells('I5:I6')
nf='#,##0.00_);(#,##0.00);""'
r=7;rows=[];T=[];cur=None;acc={}
def nums(r,v,**k):
    for j,x in enumerate(v):
        q=ws.cell(r,4+j);q.value=x/100 if x else None;q.number_format=nf;q.font=g(**k.get('f',{}))
        if k.get('b'): q.border=k['b']
def tot(lab,v,b,col=2,**f):
    global r
    ws.cell(r,col,lab).font=g(**f);nums(r,v,f=f,b=b);T.append(dict(label=lab,**{kk:d(x) for kk,x in zip(K,v) if x}));r+=1
def add(vs): return [sum(v[i] for v in vs) for i in range(6)]
for i,(p,u,nm,L) in enumerate(data):
    if p!=cur:
        cur=p;ws.cell(r,1,p).font=g(bold=True,size=11);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=9)
        ws.cell(r,1).fill=PatternFill('solid',fgColor='E2EFDA');r+=1
    for j,(c,v) in enumerate(L):
        if j==0: ws.cell(r,1,u).font=g();ws.cell(r,2,nm).font=g();ws.cell(r,1).alignment=Alignment(horizontal='left')
        ws.cell(r,3,c).font=g()
        pv=list(v)
        if (i,j)==(pi,pj): pv[1]=bad
        nums(r,pv);r+=1
        rows.append(dict(property=p,unit=u,name=nm,charge=c,**{kk:d(x) for kk,x in zip(K,pv) if x}))
    if len(L)>1: tot('Tenant owes',add([v for _,v in L]),Border(top=hair),3,italic=True)
    if i==len(data)-1 or data[i+1][0]!=p:
        tot('Total '+p,add([v for q in data if q[0]==p for _,v in q[3]]),Border(top=thin),2,bold=True);r+=1
tot('All centers',add([v for q in data for _,v in q[3]]),Border(top=thin,bottom=Side(style='double')),2,bold=True)
r+=1
for s_ in ['Dollar Barn: disputes 2025 CAM reconciliation, letter of July 22 in file.','Crab Shack Carry-Out: on payment plan, 1,500 a week from September.']:
    ws.cell(r,1,s_).font=g(italic=True,size=9);r+=1
for c,w in zip('ABCDEFGHI',[7,30,16,13,13,13,13,13,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:6';ws.oddFooter.center.text='Monthly package - Retail - D-&P';ws.oddFooter.left.text='Thayer && Sons Holdings'
tmp=f'.{STEM}.xlsx';os.makedirs('.',exist_ok=True);wb.save(tmp);soffice(tmp,'pdf')
print(len(rows));save(STEM,'AR',K,rows,T,planted)
