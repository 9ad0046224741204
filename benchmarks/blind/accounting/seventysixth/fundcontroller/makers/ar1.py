# portfolio resident aging, xlsx, sections per property with subtotals. PLANTED row_dropped
import random, xlsxwriter, datetime
from common import *
R=random.Random(7604)
NAME='Resident_Aging_Summary_10-31-2026.xlsx'
P=[('Alder Glen Apartments (agl)',41,lambda i:f'{R.choice("ABCDEF")}{R.randint(1,3)}{R.randint(1,24):02d}',1480),
('Briar Station Apartments (brs)',37,lambda i:f'{R.randint(1,9):02d}-{R.randint(1,3)}{R.randint(1,12):02d}',1310),
('Huxley Flats (hux)',28,lambda i:f'{R.randint(2,5)}{R.randint(1,36):02d}',1755),
('Palmetto Row (pmr)',19,lambda i:f'{R.randint(1100,1298)}',2090),
('Weatherby Place (wbp)',33,lambda i:f'{R.randint(1,12):02d}{R.choice("ABCD")}{R.randint(1,2)}',1225)]
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
rid=118000
rows=[];totals=[];plan=[]
names=[f'{l}, {f}' for l in LAST for f in FIRST]; R.shuffle(names); ni=0
for prop,n,uf,rent in P:
    units=set()
    while len(units)<n: units.add(uf(0))
    rs=[]
    for u in sorted(units):
        rid+=R.randint(3,211)
        st=R.choices(['Current','Notice','Past','Eviction','Future'],[58,10,20,7,5])[0]
        d=dict(unit=u,resident=f't0{rid}',name=names[ni]); ni+=1
        pre=0; b=[0,0,0,0]
        if st=='Future': pre=-R.choice([150,250,300,500]) 
        elif st=='Current':
            q=R.random()
            if q<.28: pre=-r2(R.uniform(4,rent))
            else:
                b[0]=r2(R.choice([75,R.uniform(20,140),R.uniform(300,rent),rent+R.uniform(80,190)]))
                if R.random()<.3: b[1]=r2(R.uniform(40,rent))
                if b[1] and R.random()<.35: b[2]=r2(R.uniform(25,rent))
                if b[2] and R.random()<.4: b[3]=r2(R.uniform(50,900))
                if R.random()<.06: pre=-r2(R.uniform(5,60))
        elif st=='Notice': b[0]=r2(R.uniform(30,rent*1.1)); b[1]=r2(R.uniform(0,300)) if R.random()<.3 else 0
        elif st=='Past':
            b[2]=r2(R.uniform(50,1900)) if R.random()<.4 else 0
            b[3]=r2(R.uniform(120,6200)) if R.random()<.85 or not b[2] else 0
            if R.random()<.2: b[1]=r2(R.uniform(90,900))
            if R.random()<.08: b=[0,0,0,0]; pre=-r2(R.uniform(20,210))
        else:
            b=[r2(rent+R.uniform(90,200)),r2(rent+R.uniform(60,200)),r2(rent*R.uniform(.4,1.05)),r2(R.choice([0,rent*R.uniform(.3,2)]))]
        d.update(zip(K[1:5],b)); d['unpaid']=r2(sum(b)); d['prepaid']=pre; d['total']=r2(d['unpaid']+pre)
        d['deposit']=0 if st in('Past','Future') else R.choice([0,200,250,300,300,500,rent])
        d['st']=st; rs.append(d)
    plan.append((prop,rs))
drop=[d for d in plan[1][1] if d['st']=='Eviction' or d['b90']>800][1]
planted=dict(what=f"Briar Station: the row of unit {drop['unit']} ({drop['resident']}, balance {drop['total']:,.2f}) is left out, while the Briar Station total and the grand total include it",kind='row_dropped')
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=k.pop('fs',10),**k))
nf='#,##0.00;-#,##0.00;0.00'
h=F(bold=True,align='center',text_wrap=True,valign='vcenter',border=1,bg_color='#DCE6F1'); tx=F(); m=F(num_format=nf); sec=F(bold=True,bg_color='#F2F2F2'); sb=F(bold=True,top=1); sm=F(bold=True,top=1,num_format=nf); gm=F(bold=True,top=1,bottom=6,num_format=nf); dt=F(num_format='mm/dd/yyyy',align='center')
ws.merge_range('A1:M1','Receivable Aging Summary',F(bold=True,fs=13,align='center'))
ws.merge_range('A2:M2','Property: agl, brs, hux, pmr, wbp   Status: Current, Notice, Past, Eviction, Future   Age As Of: 10/31/2026   Post To: 10/2026',F(align='center'))
H=['Unit','Resident','Resident Name','Status','Move Out','Total Unpaid Charges','0-30 Days','31-60 Days','61-90 Days','Over 90 Days','Prepayments','Balance','Deposits on Hand']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.set_row(3,32)
for c,w in zip('ABCDEFGHIJKLM',[9,11,27,9,11,13,12,12,12,12,13,13,12]): ws.set_column(f'{c}:{c}',w)
ws.freeze_panes(4,3); y=4
def summ(rs,l): return dict(label=l,**{k:r2(sum(r[k] for r in rs)) for k in K})
for prop,rs in plan:
    ws.write(y,0,prop,sec); [ws.write_blank(y,c,None,sec) for c in range(1,13)]; y+=1
    for d in rs:
        if d is drop: continue
        ws.write_string(y,0,d['unit'],tx); ws.write(y,1,d['resident'],tx); ws.write(y,2,d['name'],tx); ws.write(y,3,d['st'],tx)
        if d['st']=='Past': ws.write_datetime(y,4,datetime.datetime(2026,R.randint(4,9),R.randint(1,28)),dt)
        if d['st']=='Notice': ws.write_datetime(y,4,datetime.datetime(2026,R.choice([11,12]),R.randint(2,30)),dt)
        for j,k in enumerate(K): ws.write_number(y,5+j,d[k],m)
        rows.append({k:v for k,v in d.items() if k!='st'}); y+=1
    t=summ(rs,'Total '+prop.split(' (')[1][:-1]); totals.append(t)
    ws.write(y,0,t['label'],sb); [ws.write_blank(y,c,None,sb) for c in range(1,5)]
    for j,k in enumerate(K): ws.write_number(y,5+j,t[k],sm)
    y+=2
g=summ([d for _,rs in plan for d in rs],'Grand Total'); totals.append(g)
ws.write(y,0,'Grand Total',gm); [ws.write_blank(y,c,None,gm) for c in range(1,5)]
for j,k in enumerate(K): ws.write_number(y,5+j,g[k],gm)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3)
w2=wb.add_worksheet('Parameters')
for i,(a,b) in enumerate([('Report','rs_ResAgingSummary'),('Run by','ctrl.mhay'),('Run on','11/03/2026 07:41'),('Database','thf_live_7s'),('Include zero balances','No'),('Summarize by','Property')]): w2.write(i,0,a,F(bold=True)); w2.write(i,1,b,tx)
wb.close()
save(NAME,'AR',K,rows,totals,'portfolio resident aging summary by property sections, prepayments and deposits beside, second parameter sheet',False,planted)
print(len(rows),planted,g)
