from common import *
import xlsxwriter, datetime as dt
rnd=random.Random(606)
fn='Harbourside_Retail_Aged_Receivables_Detail.xlsx'
wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Aged Receivables Detail')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':10,**k})
t=F(bold=1); t.set_font_size(14); s=F(); hd=F(bold=1,bottom=1,text_wrap=1); hr=F(bold=1,bottom=1,align='right'); ct=F(bold=1); n=F(num_format='#,##0.00;(#,##0.00);0.00'); d=F(num_format='d mmm yyyy',align='left'); tb=F(bold=1,top=1,num_format='#,##0.00;(#,##0.00);0.00'); tl=F(bold=1,top=1); gt=F(bold=1,top=1,bottom=6,num_format='#,##0.00;(#,##0.00);0.00'); gl=F(bold=1,top=1,bottom=6); pc=F(num_format='0.00%',italic=1); pi=F(italic=1)
for c,w in enumerate([14,14,15,38,13,13,13,13,13,13,14]): ws.set_column(c,c,w)
ws.merge_range(0,0,0,10,"Aged Receivables Detail",t); ws.merge_range(1,0,1,10,"Harbourside Retail Holdings Pty Ltd ATF The Harbourside Unit Trust",F(bold=1)); ws.merge_range(2,0,2,10,"As at 31 March 2025",s); ws.merge_range(3,0,3,10,"Ageing by due date",s)
H=["Invoice Date","Due Date","Invoice Number","Invoice Reference","Current","< 1 Month","1 Month","2 Months","3 Months","Older","Total"]
for c,h in enumerate(H): ws.write(5,c,h,hd if c<4 else hr)
K=["current","other:< 1 Month","other:1 Month","other:2 Months","other:3 Months","other:Older"]
AS=dt.date(2025,3,31)
def bucket(due):
    if due>=AS: return 0
    m=(AS.year-due.year)*12+AS.month-due.month - (1 if due.day>AS.day else 0)
    # whole months overdue
    return min(m,4)+1
T=[("Anchor Fresh Grocers","T1",41250.00,2),("Bayside Pharmacy","Shop 4",9166.67,1),("Bean There Espresso Bar","Kiosk 2",2750,3),("Coastal Threads Pty Ltd","Shop 11",6416.67,5),("Dr M Oyelaran Medical","Suite 1.03",4883.33,1),("Fitzgerald & Rowe Conveyancers","Suite 1.05",3520,2),("Gelato Sul Mare","Shop 7",4400,4),("Jade Garden Restaurant","Shop 15",8708.33,6),("Lorikeet Childcare","Level 1",15583.33,1),("Nail Theory","Shop 9",2933.33,3),("Reef Surf & Skate","Shop 12",5958.33,5),("Sandbar Tavern","Shop 18",17416.67,2),("Telco Hub","Shop 3",5225,1),("Wattle Street Newsagency","Shop 6",3116.67,2)]
r=6; inv=4418; rows=[];totals=[];GT=[0]*7
mon=["Jan","Feb","Mar","Apr"]
seen=set()
def num(y,m):
    while 1:
        x=inv+(y*12+m-24290)*31+rnd.randint(0,30)
        if x not in seen: seen.add(x); return x
for nm,shop,rent,k in T:
    ws.write(r,0,nm,ct); r+=1; L=[]
    ms=[(2025,4),(2025,3),(2025,2),(2025,1),(2024,12),(2024,11)][:k]
    for (yy,mm) in reversed(ms):
        i0=dt.date(yy,mm,1)-dt.timedelta(days=rnd.choice([14,15,16])); due=dt.date(yy,mm,1)
        L.append([i0,due,f"INV-{num(yy,mm)}",f"{shop} rent & OGs {due:%b %Y}",int(round(rent*110))])
    if rnd.random()<.45:
        i0=AS-dt.timedelta(days=rnd.randint(20,130)); L.append([i0,i0+dt.timedelta(days=14),f"INV-{num(i0.year,i0.month)}",f"{shop} "+rnd.choice(["electricity on-charge","water usage","after-hours A/C","grease trap pump-out","marketing levy Q3"]),rnd.randint(9000,140000)])
    if rnd.random()<.4:
        i0=AS-dt.timedelta(days=rnd.randint(2,70)); L.append([i0,i0,f"CN-{len(seen)+180:04d}",rnd.choice(["Credit note - outgoings recon","Overpayment","Credit - lease incentive"]),-rnd.randint(5000,120000)])
    if k>4: L[0][4]=int(L[0][4]*.42)
    L.sort(key=lambda x:x[0]); S=[0]*7
    for i0,due,no,rf,a in L:
        ws.write_datetime(r,0,dt.datetime.combine(i0,dt.time()),d); ws.write_datetime(r,1,dt.datetime.combine(due,dt.time()),d); ws.write(r,2,no,s); ws.write(r,3,rf,s)
        v=[0]*6; v[bucket(due)]=a
        for c,x in enumerate(v+[a]): ws.write(r,4+c,x/100,n); S[c]+=x
        rows.append({"name":nm,"date":i0.isoformat(),"invoice":no,"charge":rf,**{kk:x/100 for kk,x in zip(K,v)},"total":a/100}); r+=1
    ws.write(r,0,f"Total {nm}",tl)
    for c in(1,2,3): ws.write(r,c,"",tl)
    for c,x in enumerate(S): ws.write(r,4+c,x/100,tb); GT[c]+=x
    totals.append({"label":f"Total {nm}",**{kk:x/100 for kk,x in zip(K+["total"],S)}}); r+=2
ws.write(r,0,"Total",gl)
for c in(1,2,3): ws.write(r,c,"",gl)
for c,x in enumerate(GT): ws.write(r,4+c,x/100,gt)
totals.append({"label":"Total",**{kk:x/100 for kk,x in zip(K+["total"],GT)}}); r+=1
ws.write(r,0,"Percentage of total",pi)
for c,x in enumerate(GT): ws.write(r,4+c,x/GT[6],pc)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9); wb.close()
save(fn,"AR",K+["total"],rows,totals,"Xero aged receivables detail (Australia), contact headings with invoices and credit notes, month buckets by due date",False)
print(len(rows),GT, len({x['invoice'] for x in rows}))
