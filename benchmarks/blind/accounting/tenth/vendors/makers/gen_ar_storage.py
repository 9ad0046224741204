# storage delinquency with lien status, hand-set canvas; planted dropped row
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common17 import *
R=random.Random(1704)
fac=[("0417 Lakeshore Mini & Boat","Lakeshore"),("0422 Route 9 Storage Depot","Route 9")]
fn="Alvin Brenda Curtis Denise Earl Faye Gordon Hilda Ivan Janelle Kirk Lorna Marvin Nadia Otis Paula Quentin Rhonda Stan Tamika Ursula Vernon Wanda Yusuf".split()
ln="Abernathy Bostwick Carmona Deluca Eastman Fontaine Grady Hatch Ibarra Jessup Kowalski Lindqvist Mabry Nakata Ogletree Pruett Rasmussen Shoemaker Tolliver Ulrich Vandiver Whitlock Yancey Zamora".split()
cols=["other:Days Late","b0_30","b31_60","b61_90","b90","other:Other Charges Ins.","other:Other Charges Late & Lien Fees","total"]
asof=dt.date(2026,8,31)
W,H_=612,792
n="lakeshore_route9_delinquency.pdf"; c=canvas.Canvas(doc(n),pagesize=(W,H_))
X=[30,66,116,212,262,300,342,384,426,468,504,541,584]
f=lambda x:f"{x:,.2f}"
rows=[];tots=[];pg=0;y=0
def head():
    global y,pg
    pg+=1; c.setFillColor(colors.HexColor('#12355B')); c.rect(0,H_-58,W,58,stroke=0,fill=1); c.setFillColor(colors.white)
    c.setFont("Helvetica-Bold",14); c.drawString(30,H_-30,"Past Due Balances by Space"); c.setFont("Helvetica",8.5); c.drawString(30,H_-46,"Aged as of 08/31/2026  |  Rent ages from due date; insurance and fees are not aged")
    c.drawRightString(W-28,H_-46,f"Page {pg}"); c.setFillColor(colors.black); y=H_-76
    c.setFont("Helvetica-Bold",6.8); c.drawCentredString((X[6]+X[9])/2-8,y,"Rent Past Due"); c.drawCentredString((X[10]+X[11])/2-18,y,"Other Charges"); c.setLineWidth(.4); c.line(X[5]+8,y-2.5,X[9],y-2.5); c.line(X[9]+6,y-2.5,X[11],y-2.5)
    y-=18
    for x,(a,b),r in zip(X,[("","Space"),("","Acct"),("","Tenant"),("Paid","Thru"),("","Status"),("Days","Late"),("0-30","Days"),("31-60","Days"),("61-90","Days"),("Over 90","Days"),("","Ins."),("Late &","Lien Fees"),("Balance","Due")],[0]*5+[1]*8):
        g=c.drawRightString if r else c.drawString
        if r and b=="Late": x-=8
        g(x,y+8,a); g(x,y,b)
    c.setLineWidth(1); c.line(30,y-4,W-28,y-4); y-=15
def nums(d,font):
    c.setFont(font,7)
    for x,k in zip([X[5]-8]+X[6:],["other:Days Late","b0_30","b31_60","b61_90","b90","other:Other Charges Ins.","other:Other Charges Late & Lien Fees","total"]):
        if k in d: c.drawRightString(x,y,str(d[k]) if 'Days' in k else f(d[k]))
X=[30,60,98,185,224,316,348,388,428,470,505,543,584]
head(); G=dict.fromkeys(cols[1:],0); GN=0; cnt={}
plant=None
for fi,(p,_) in enumerate(fac):
    c.setFillColor(colors.HexColor('#D9E4EF')); c.rect(30,y-3,W-58,12,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",8); c.drawString(33,y,p); y-=14
    S=dict.fromkeys(cols[1:],0); N=0
    us=sorted(R.sample(range(101,399),[31,24][fi]))
    for j,u in enumerate(us):
        unit=(R.choice("ABC")+str(u)) if fi==0 else str(u)
        rent=R.choice([49,65,72,89,104,119,139,165,198,245]); dl=R.choice([9,12,16,23,30,30,37,44,51,61,68,75,82,97,112,140,171])
        d={"other:Days Late":dl}; left=dl
        d["b0_30"]=float(rent)
        if dl>30: d["b31_60"]=float(rent)
        if dl>60: d["b61_90"]=float(rent)
        if dl>90: d["b90"]=float(rent*(1+(dl-91)//30))
        if R.random()<.15: d["b0_30"]=round(rent*R.choice([.5,.35,.62]),2)
        ins=R.choice([0,12,12,15,18]); mo=1+(dl-1)//30
        if ins: d[cols[5]]=float(ins*mo)
        fee=(20 if dl>10 else 0)+(20 if dl>30 else 0)+(75 if dl>45 else 0)+(40 if dl>60 else 0)
        if fee: d[cols[6]]=float(fee)
        d["total"]=round(sum(d.get(k,0) for k in cols[1:-1]),2)
        st="Late" if dl<=15 else "Overlocked" if dl<=45 else "Lien Notice 1" if dl<=60 else "Lien Notice 2" if dl<=82 else "Auction 9/17/26" if dl<=140 else "Bankruptcy hold"
        nm=f"{R.choice(ln)}, {R.choice(fn)}" if R.random()>.1 else R.choice(["Harbor Hvac Supply","Twin Oaks Catering Inc","J&M Estate Sales","Northway Youth Hockey"])
        ac=str(R.randint(20000,89999)); pt=(asof-dt.timedelta(days=dl)).strftime("%m/%d/%y")
        for k in S: S[k]=round(S[k]+d.get(k,0),2)
        N+=1; cnt[st.split(" 9/")[0]]=cnt.get(st.split(" 9/")[0],0)+1
        if fi==1 and j==13:
            plant={"what":f"Space {unit}, {nm} (balance {d['total']:,.2f}) is in the Route 9 and grand totals but its line is not printed","kind":"row_dropped"}; continue
        c.setFont("Helvetica",7)
        for x,t in zip(X,[unit,ac,nm,pt,st]): c.drawString(x,y,t)
        nums(d,"Helvetica"); c.setStrokeColor(colors.HexColor('#CCCCCC')); c.setLineWidth(.25); c.line(30,y-3,W-28,y-3); c.setStrokeColor(colors.black)
        rows.append({"property":p,"unit":unit,"resident":ac,"name":nm,"date":pt,"status":st,**d}); y-=11.5
        if y<60: 
            c.showPage(); head()
    lab=f"{p[:4]} Subtotal ({N} spaces)"; c.setFont("Helvetica-Bold",7); c.drawString(33,y,lab); nums(S,"Helvetica-Bold"); tots.append({"label":lab,**S}); y-=20
    for k in S: G[k]=round(G[k]+S[k],2)
    GN+=N
lab=f"All Facilities ({GN} spaces)"; c.setLineWidth(1.2); c.line(30,y+10,W-28,y+10); c.setFont("Helvetica-Bold",7); c.drawString(33,y,lab); nums(G,"Helvetica-Bold"); tots.append({"label":lab,**G}); y-=34
if y<60+12*len(cnt): c.showPage(); head()
c.setFont("Helvetica-Bold",8); c.drawString(30,y,"Spaces by collection status"); 
for k,v in cnt.items(): y-=11; c.setFont("Helvetica",7.5); c.drawString(36,y,k); c.drawRightString(150,y,str(v))
y-=20; c.setFont("Helvetica-Oblique",7); c.drawString(30,y,"Auction spaces are listed on StorageBids; proceeds in excess of balance are held for the tenant.")
c.showPage(); c.save(); save(n,"AR",cols,rows,tots,plant); print(len(rows),plant)
