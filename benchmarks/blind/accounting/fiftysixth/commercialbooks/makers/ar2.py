# AR2: open invoice aging, flat list workbook; PLANTED digit_changed
from common import *
import xlsxwriter, datetime as D
R=random.Random(8812)
F='Larkfield Open Invoice Aging 10-31-25.xlsx'
asof=D.date(2025,10,31)
T="""A-110|LAR0017|Corvane Data Systems, Inc.|6842.50|0
A-125|LAR0022|Pell & Strand Architects|4117.25|1
A-140|LAR0031|Northgate Title Services|3560.00|0
A-200|LAR0008|Hexley Bioanalytics LLC|18975.00|2
A-215|LAR0044|Orchard Wealth Partners|5280.40|0
B-100|LAR0012|Stonebridge Physical Medicine|9412.67|3
B-120|LAR0039|Quarrel Creek Brewing Supply|4975.00|4
B-135|LAR0051|Mosswood Tile Gallery|3344.10|1
B-210|LAR0029|Kite & Anchor Media|2890.00|6
C-101|LAR0003|Delmar Fastener Distribution|12640.75|0
C-103|LAR0036|Rapid Rooter of the Valley|2215.00|2
C-104|LAR0047|Alpenglow Coffee Roasters|3180.25|3
C-107|LAR0055|Sable Fleet Electronics|4680.00|1
C-110|LAR0019|Tri-County Home Health|7325.80|0"""
inv=[];no=48210
for l in T.split('\n'):
    u,i,n,rent,late=l.split('|'); rent=float(rent); late=int(late)
    for m in range(late,-1,-1):
        d=D.date(2025,11-m,1) if 11-m>=1 else None
        post=D.date(d.year,d.month-1,20)
        if late==0 and R.random()<.2: continue
        inv.append((post,d,u,i,n,'Base rent',rent,0))
        if m>0 or R.random()<.8: inv.append((post,d,u,i,n,'OpEx estimate',r2(rent*.31),0))
    if late>=2:
        for m in range(1,late): 
            dd=D.date(2025,11-m,10); inv.append((dd,dd,u,i,n,'Late charge',r2(rent*.05),0))
    if R.random()<.4: inv.append((D.date(2025,9,16),D.date(2025,10,16),u,i,n,'HVAC after hours',r2(R.uniform(120,640)),0))
    if R.random()<.35: inv.append((D.date(2025,4,30),D.date(2025,5,30),u,i,n,'2024 OpEx reconciliation',r2(rent*R.uniform(.4,.9)),0))
inv.append((D.date(2025,10,27),D.date(2025,10,27),'A-200','LAR0008','Hexley Bioanalytics LLC','Credit memo - TI dispute',-2750.0,0))
inv.append((D.date(2025,10,14),D.date(2025,10,14),'C-110','LAR0019','Tri-County Home Health','Payment on account',-1500.0,0))
inv.sort(key=lambda x:(x[0],x[2]))
no=48210; L=[]
for post,d,u,i,n,ch,a,_ in inv:
    no+=R.randint(1,9); pre='CM' if a<0 and 'Credit' in ch else 'PMT' if a<0 else 'INV'
    L.append([u,i,n,f'{pre}-{no}',post,d,ch,a])
L.sort(key=lambda x:(x[0],x[4],x[3]))
rows=[];B=["current","b1_30","b31_60","b61_90","b91_120","b120"]
K=["other:Days Past Due","other:Original Amount","other:Applied","total"]+B
tab=[]
for q in L:
    u,i,n,iv,post,d,ch,a=q; days=max((asof-d).days,0)
    if a<0: days=0
    ap=0
    if a>0 and R.random()<.16: ap=-r2(R.choice([a*.5,500.0 if a>700 else a*.25]))
    op=r2(a+ap); b=0 if days<=0 else 1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4 if days<=120 else 5
    v=[0]*6; v[b]=op; tab.append([u,i,n,iv,post,d,days,ch,a,ap,op]+v)
tot=[r2(sum(t[j] for t in tab)) for j in range(8,17)]
# planted: one bucket cell mistyped
cand=[t for t in tab if t[13]>2000 and f'{t[13]:.2f}'[0]!='9']; P=cand[1]; true=P[13]; s=f'{true:.2f}'; j=1 
s2=s[:j]+str((int(s[j])+5)%10)+s[j+1:]; P[13]=float(s2)
planted={"what":f"invoice {P[3]} ({P[2]}, {P[7]}): 31-60 bucket printed {float(s2):,.2f} where open balance is {true:,.2f}; totals use {true:,.2f}","kind":"digit_changed"}
wb=xlsxwriter.Workbook(f'{DOC}/{F}'); ws=wb.add_worksheet('Open Items'); w2=wb.add_worksheet('By Tenant')
base={'font_name':'Arial','font_size':9}; f=lambda **k: wb.add_format({**base,**k})
N='#,##0.00;[Red](#,##0.00);"-"'
tx=f(); num=f(num_format=N); dt=f(num_format='m/d/yy',align='center'); it=f(num_format='0',align='center'); hd=f(bold=True,bg_color='#2F4F4F',font_color='white',text_wrap=True,align='center',valign='vcenter',border=1)
b=f(bold=True); tn=f(bold=True,num_format=N,top=1,bottom=1,bg_color='#F2F2F2'); tl=f(bold=True,top=1,bottom=1,bg_color='#F2F2F2')
ws.write(0,0,'Larkfield Corporate Center (Bldgs A, B, C)',f(bold=True,font_size=12)); ws.write(1,0,'Open invoice aging by due date',b); ws.write(2,0,'As of:',b); ws.write(2,1,'10/31/2025',b); ws.write(2,3,'Exported 11/4/2025 - T. Oyelaran-type filter: Open Balance <> 0'.replace(' - T. Oyelaran-type filter',' | Filter'),f(italic=True,font_color='#666666'))
H=['Suite','Customer ID','Tenant','Document No.','Invoice Date','Due Date','Days Past Due','Charge','Original Amount','Applied','Open Balance','Current','1 - 30','31 - 60','61 - 90','91 - 120','Over 120']
n=len(tab); r0=7
for c in range(17): ws.write_blank(4,c,None,tl)
ws.write(4,0,'TOTAL OPEN',tl)
for k,c in enumerate(range(8,17)):
    col='ABCDEFGHIJKLMNOPQ'[c]
    if c==13: ws.write_number(4,c,tot[k],tn)
    else: ws.write_formula(4,c,f'=SUBTOTAL(9,{col}{r0+1}:{col}{r0+n})',tn,tot[k])
for c,h in enumerate(H): ws.write(6,c,h,hd)
ws.set_row(6,27)
for r,t in enumerate(tab):
    R_=r0+r
    for c,v in enumerate(t):
        if c in (4,5): ws.write_datetime(R_,c,D.datetime(v.year,v.month,v.day),dt)
        elif c==6: ws.write_number(R_,c,v,it)
        elif c>=8: ws.write_number(R_,c,v,num)
        else: ws.write_string(R_,c,v,tx)
    d={"unit":t[0],"resident":t[1],"name":t[2],"invoice":t[3],"date":t[4].isoformat(),"charge":t[7],"other:Days Past Due":t[6],"other:Original Amount":t[8]}
    if t[9]: d["other:Applied"]=t[9]
    d["total"]=t[10]; d.update({k:x for k,x in zip(B,t[11:]) if x}); rows.append(d)
ws.autofilter(6,0,r0+n-1,16); ws.freeze_panes(7,3)
for a,z,w in ((0,0,9),(1,1,10),(2,2,29),(3,3,11),(4,5,9),(6,6,7),(7,7,23),(8,16,11.5)): ws.set_column(a,z,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(6); ws.set_footer('&L&D&C&A&RPage &P/&N')
ten={}
for t in tab: ten.setdefault((t[0],t[2]),0); ten[(t[0],t[2])]=r2(ten[(t[0],t[2])]+t[10])
for c,h in enumerate(('Suite','Tenant','Open Balance','% of total')): w2.write(0,c,h,hd)
for r,((u,nm),v) in enumerate(sorted(ten.items(),key=lambda z:-z[1])): w2.write(r+1,0,u,tx); w2.write(r+1,1,nm,tx); w2.write(r+1,2,v,num); w2.write(r+1,3,round(v/tot[2],4),f(num_format='0.0%'))
w2.write(len(ten)+1,1,'Total',tl); w2.write(len(ten)+1,2,tot[2],tn); w2.set_column(1,1,30); w2.set_column(2,3,13)
wb.close()
save(F,'AR',K,rows,[{"label":"TOTAL OPEN",**dict(zip(K[1:],tot))}],'flat open-invoice workbook with autofilter, totals above the header, applied credits, second sheet by tenant',True,planted)
print(n,tot,planted)
