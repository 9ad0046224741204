# Yardi-like aging detail, charge rows under household heading, two properties, xlsx
import random, datetime as dt, xlsxwriter
from common import *
R=random.Random(7721)
N='AgingDetail_10-2025.xlsx'
first='Latoya Denise Marcus Yesenia Harold Bernadine Tyrell Consuelo Amina Wendell Shanice Raul Thuy Opal Jerome Ivette Clifton Farah Delores Keon Marisol Edna Tomasz Precious Roland Noemi Vernon'.split()
last='Ekstrom Whitlow Barragan Oduya Pettis Calloway Nguyen-Reyes Strand Hollins Quiroz Mabry Teague Sorrell Abdi Lockett Fonseca Grimsley Prather Yancey Dufresne Okafor Beasley Cardona Wysocki Ledbetter Innis Rainey'.split()
R.shuffle(first);R.shuffle(last)
names=[f'{a}, {b}' for a,b in zip(last,first)]
props=[('brkhvn','Brookhaven Homes (AMP 3)',[f'{R.choice("ABCDEF")}-{n}' for n in R.sample(range(101,230),15)]),
       ('stclar','St. Clair Manor - Senior',[str(n) for n in sorted(R.sample(range(201,640),10))])]
asof=dt.date(2025,10,31)
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':8,**k})
n=F(); b=F(bold=True); t=F(bold=True,font_size=11,align='center'); sub=F(align='center')
h=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=1,top=1,bg_color='#D9E2EC')
m=F(num_format='#,##0.00;-#,##0.00'); mb=F(bold=True,num_format='#,##0.00;-#,##0.00',top=1); d=F(num_format='mm/dd/yyyy',align='center'); tb=F(bold=True,top=1)
p=F(bold=True,bg_color='#EFEFEF')
ws.merge_range('A1:M1','Aging Detail',t); ws.merge_range('A2:M2','Property List: brkhvn, stclar   Status: Current, Notice, Past   Age As Of: 10/31/2025   Post To: 10/2025',sub)
H=['Customer','Household','Unit','Status','Tran#','Charge\nCode','Date','0-30\nOwed','31-60\nOwed','61-90\nOwed','Over 90\nOwed','Pre-\npayments','Total\nOwed']
for j,x in enumerate(H): ws.write(3,j,x,h)
ws.set_row(3,26)
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
r=4; rows=[];totals=[];G=[0]*6; recap={}; ni=0; tran=418233; prev=9120
def put_tot(r,lab,v,key=None):
    ws.write(r,0,lab,tb)
    for j in range(1,7): ws.write(r,j,'',tb)
    for j,x in enumerate(v): ws.write(r,7+j,c2f(x),mb)
    totals.append(dict(label=lab,**{k:c2f(x) for k,x in zip(K,v)}))
for code,pn,units in props:
    ws.merge_range(r,0,r,12,f'{pn}  ({code})',p); r+=1
    PT=[0]*6
    for u in units:
        nm=names[ni]; res=f't00{R.randint(10400,19850):05d}'; ni+=1
        status=R.choices(['Current','Notice','Past'],[8,1,2])[0]
        ws.write(r,0,res,b); ws.write(r,1,nm,b); ws.write(r,2,u,b); ws.write(r,3,status,b); r+=1
        rent=R.randint(50,540)
        k=R.choices([1,2,3,4,5,6],[3,4,4,3,2,1])[0]; T=[0]*6
        L=[]
        if R.random()<.2: k=0
        for i in range(k):
            cc=R.choices(['tpay','util','late','maint','repay','hap','legal'],[9,3,4,3,2,2,1])[0]
            if status=='Past' and cc in('hap','repay'): cc='maint'
            mo=R.choices([10,9,8,7,5,3],[7,4,2,2,1,1])[0]
            day={'tpay':1,'late':8,'hap':1,'repay':1}.get(cc,R.randint(2,28))
            if code=='brkhvn' and cc=='hap': cc='tpay'; day=1
            amt={'tpay':rent*100,'util':R.randint(1200,9800),'late':2500,'maint':R.choice([1500,3500,4200,6875,12000]),'repay':5000,'hap':R.randint(420,760)*100,'legal':R.choice([11500,18650])}[cc]
            if R.random()<.3: amt=R.randint(900,amt)
            if (cc,mo) in [(x[0],x[1].month) for x in L] : continue
            L.append((cc,dt.date(2025,mo,day),amt))
        L.sort(key=lambda x:(x[1],x[0]))
        pre=[]
        if k==0 or R.random()<.12: pre=[('prepay',dt.date(2025,10,R.randint(2,29)),-R.choice([1000,2500,rent*100,R.randint(300,20000)]))]
        for cc,da,amt in L+pre:
            tr=f'C-{tran+da.month*911+R.randint(1,900)}' if amt>0 else f'R-{prev+R.randint(1,900)}'
            age=(asof-da).days; v=[0]*6
            if amt<0: v[4]=amt
            else: v[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=amt
            v[5]=amt
            ws.write(r,0,'',n); ws.write(r,4,tr,n); ws.write(r,5,cc,n); ws.write_datetime(r,6,dt.datetime(da.year,da.month,da.day),d)
            for j,x in enumerate(v): ws.write(r,7+j,c2f(x),m)
            rows.append(dict(unit=u,name=nm,resident=res,invoice=tr,charge=cc,date=da.isoformat(),**{q:c2f(x) for q,x in zip(K,v)}))
            recap[cc]=recap.get(cc,0)+amt; r+=1
            for j in range(6): T[j]+=v[j]
        put_tot(r,f'{nm}',T); r+=2
        for j in range(6): PT[j]+=T[j]
    put_tot(r,f'Total {code}',PT); r+=2
    for j in range(6): G[j]+=PT[j]
put_tot(r,'Grand Total',G); r+=3
ws.write(r,1,'Recap by charge code',b); r+=1
for q in sorted(recap): ws.write(r,1,q,n); ws.write(r,2,c2f(recap[q]),m); r+=1
ws.write(r,1,'All codes',tb); ws.write(r,2,c2f(sum(recap.values())),mb)
assert sum(recap.values())==G[5]==sum(G[:5])
ws.write(r+2,0,'UserId : dpruitt@brookhavenha.example   Date : 11/4/2025 9:18 AM',n)
for j,w in enumerate([12,22,9.5,9,10,8,11,10,10,10,11,11,11]): ws.set_column(j,j,w)
ws.freeze_panes(4,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); ws.hide_gridlines(2)
wb.close()
save(N,'AR','Yardi-like aging detail by charge, household heading rows and household subtotals, two public housing properties, prepayments column, charge recap below',True,K,rows,totals)
