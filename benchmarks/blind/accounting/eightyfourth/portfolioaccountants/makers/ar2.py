# MRI/Oracle-ish open item aging, tenant heading, invoices below; planted row_dropped
import random, datetime as dt; from h import *
from fpdf import FPDF
R=random.Random(8412)
TN=[("0012041","CoreVault Hosting LLC","DH-1",9),("0012055","Pinnacle Federal Claims Center","210",4),("0012060","Tarrant Bay Analytics","DH-2A",6),("0012078","Ashgrove Orthopedics PA","105",5),("0012083","Northline Wireless (roof)","RF-02",3),("0012090","Sterling Ridge Insurance Group","300",7),("0012104","Quantiva Cloud Services Inc","DH-3",8),("0012119","Law Offices of Prewitt & Hahn","412",5),("0012122","BlueMesa Managed IT","DH-2B",6),("0012137","Meridian Title Company","150",2),("0012140","Cedar Fork Bancshares","100",3),("0012156","Halcyon Payroll Solutions","325",6),("0012161","Dunmore Engineers Inc","440",4),("0012175","Redbird Coffee Lobby Bar","L-01",7),("0012188","Vector Nine Colocation LP","DH-4",10),("0012193","Texas Prairie Staffing","218",5),("0012207","Garland Hearing Associates","118",3),("0012211","Summit Peering Exchange","MMR-1",6),("0012226","Elmwood Capital Advisors","500",4),("0012230","Ferris Digital Media","335",8),("0012244","Trinity Claims Adjusters","230",5),("0012259","Oakline Fiber","MMR-3",4),("0012262","Bexley Architects","450",3),("0012278","Lone Star Backup & Recovery","DH-5",9)]
AS=dt.date(2026,10,31)
CH={"DH":[("Base Rent",(21000,64000)),("Metered Power",(9000,48000)),("CAM Estimate",(2400,6800)),("Remote Hands",(180,1400))],"MM":[("Cross Connects",(900,4200)),("Base Rent",(2200,5200)),("Metered Power",(300,1900))],"RF":[("License Fee",(2100,2400))],"L-":[("Base Rent",(1850,1850)),("Utilities",(210,390)),("Late Fee",(92.5,92.5))]}
OF=[("Base Rent",(3400,17500)),("CAM Estimate",(600,2900)),("Reserved Parking",(90,780)),("After Hours HVAC",(55,640)),("RE Tax Estimate",(380,1900)),("Late Fee",(75,310))]
inv=48110; T=[]
fixed={}
for id_,n,u,k in TN:
    ch=CH.get(u[:2],OF); L=[]
    heavy=R.random()<.4
    for i in range(k):
        c,(lo,hi)=ch[i%len(ch)] if i<len(ch) else R.choice(ch)
        fx=fixed.setdefault((n,c),R.randint(int(lo*100),int(hi*100)))
        amt=fx if c in("Base Rent","CAM Estimate","RE Tax Estimate","License Fee","Reserved Parking","Late Fee") else R.randint(int(lo*100),int(hi*100))
        mo=R.choice([10,10,10,10,9,9,8,7,6,5]) if heavy else R.choice([10,10,10,9,9,8])
        while any(q[0].month==mo and q[1]==c for q in L): mo=R.choice([10,9,8,7,6,5])
        day=1 if c!="Metered Power" and c!="Remote Hands" else R.randint(8,19)
        o=amt
        if R.random()<.14: o=R.randint(1500,amt)   # part paid
        L.append([dt.date(2026,mo,day),c,amt,o])
    if R.random()<.3: 
        x=-R.randint(12500,390000); L.append([dt.date(2026,R.choice([8,9,10]),R.randint(3,26)),"On Account Receipt",None,x])
    L.sort(key=lambda r:(r[0],r[1]))
    T.append((id_,n,u,L))
alli=sorted([(r[0],r[1],i,j) for i,t in enumerate(T) for j,r in enumerate(t[3])])
for d,c,i,j in alli:
    if c=="On Account Receipt": T[i][3][j].append("RC"+str(R.randint(70211,79980)))
    else: inv+=R.randint(1,19); T[i][3][j].append("IN0"+str(inv))
bk=lambda d:min((( (AS-d).days)-1)//30 if (AS-d).days>0 else 0,4)
KEY=['other:Original Amount','total','b0_30','b31_60','b61_90','b91_120','b120']
DROP=(14,4)
p=FPDF('L','pt','letter'); p.set_auto_page_break(False); W,H=792,612
X=[36,100,160,330,400,468,536,604,672,740]
rc={} ; pgn=0
cols=[36,104,168,262]; right=[350,420,492,564,628,692,756]
def hdr():
    global y,pgn
    p.add_page(); pgn+=1; p.set_font('Times','B',13); p.text(36,38,'Open Item Aging by Tenant'); p.set_font('Times','',9)
    p.text(36,52,'Entity 620  Las Colinas Gateway Tech Campus, Irving TX'); p.text(36,64,'Aged by invoice date as of 10/31/2026     Status: Current, Past     Base currency: USD')
    s=f'Page {pgn} of 5'; p.text(756-p.get_string_width(s),38,s); s='Printed 11/04/2026 16:22 / jokafor'; p.text(756-p.get_string_width(s),52,s)
    p.set_fill_color(225,225,225); p.rect(34,74,724,26,'F'); p.set_font('Times','B',8.5)
    for x,t1,t2 in zip(cols,['Invoice','Document','Charge',''],['Date','Number','Type','']): p.text(x,84,t1); p.text(x,95,t2)
    for x,t1,t2 in zip(right,['Original','Open','0-30','31-60','61-90','91-120','Over 120'],['Amount','Balance','Days','Days','Days','Days','Days']):
        for t,yy in((t1,84),(t2,95)): p.text(x-p.get_string_width(t),yy,t)
    y=114
def put(v,st=''):
    p.set_font('Times',st,8.5)
    for x,a in zip(right,v):
        if a is not None:
            s=f"{abs(a)/100:,.2f}"+('-' if a<0 else ''); p.text(x-p.get_string_width(s.rstrip('-')),y,s)
hdr(); rows=[];tot=[];G=[0]*6; planted=None; n_inv=0
for i,(id_,n,u,L) in enumerate(T):
    if y+14*1.0+11*min(len(L),2)>566: hdr()
    p.set_font('Times','B',9); p.text(36,y,f'{id_}   {n}'); p.set_font('Times','I',8.5); p.text(330,y,f'Suite {u}'); y+=11.5
    S=[0]*6
    for j,(d,c,o,a,no) in enumerate(L):
        b=bk(d); v=[a]+[a if q==b else 0 for q in range(5)]
        for q in range(6): S[q]+=v[q]
        rc[c]=rc.get(c,0)+a
        if (i,j)==DROP:
            planted={"what":f"invoice {no} of {d:%m/%d/%Y} ({c}, open {a/100:,.2f}) of {n} is not printed; the tenant's total, the grand total and the recap still hold it","kind":"row_dropped"}; continue
        if y>570:
            hdr(); p.set_font('Times','B',9); p.text(36,y,f'{id_}   {n} (continued)'); y+=11.5
        p.set_font('Times','',8.5); p.text(cols[0],y,f'{d:%m/%d/%Y}'); p.text(cols[1],y,no); p.text(cols[2],y,c)
        put([o,a]+[x or None for x in v[1:]])
        rows.append(dict(unit=u,name=n,resident=id_,date=str(d),charge=c,invoice=no,**{k:(f(x) if x is not None else None) for k,x in zip(KEY,[o,a]+[x or None for x in v[1:]])})); y+=10.6
    p.set_draw_color(120,120,120); p.line(372,y-7.5,756,y-7.5); y+=2.5; p.set_font('Times','B',8.5); lab=f'Total {n}'; p.text(168,y,lab); put([None]+S,'B')
    tot.append(dict(label=lab,**{k:f(x) for k,x in zip(KEY[1:],S)})); y+=16
    for q in range(6): G[q]+=S[q]
if y>470: hdr()
p.line(168,y-8,756,y-8); y+=4; p.set_font('Times','B',9.5); p.text(36,y,'Entity 620 Total'); put([None]+G,'B'); p.line(372,y+4,756,y+4); p.line(372,y+6,756,y+6)
tot.append(dict(label='Entity 620 Total',**{k:f(x) for k,x in zip(KEY[1:],G)})); y+=30
p.set_font('Times','B',9); p.text(36,y,'Recap by charge type'); y+=12
y0=y
for q,k in enumerate(sorted(rc)):
    y=y0+(q%6)*10.6; xx=48+(q//6)*260
    p.set_font('Times','',8.5); p.text(xx,y,k); s=f"{abs(rc[k])/100:,.2f}"+('-' if rc[k]<0 else ''); p.text(xx+192-p.get_string_width(s.rstrip('-')),y,s)
assert sum(rc.values())==G[0]
p.output(B+'/documents/lc_gateway_open_items_1026.pdf')
print('pages',pgn,len(rows),planted,[g/100 for g in G])
save('lc_gateway_open_items_1026.pdf','AR','MRI-style open items by tenant heading, invoices below, trailing minus, recap by charge',True,KEY,rows,tot,planted)
