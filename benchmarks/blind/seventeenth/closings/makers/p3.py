# garden apartments, certified roll in a closing binder: Courier, legal landscape, building headings, recap
from lib import *
from reportlab.pdfgen import canvas
r=random.Random(1803); N="closing_binder_tab14_sandhill_glen.pdf"
W,H=1008,612;c=canvas.Canvas(doc(N),pagesize=(W,H)); FS=8.2
PL={"1A":("1x1",712,1185),"1B":("1x1 D",780,1260),"2A":("2x1",940,1425),"2B":("2x2",1025,1540)}
pg=0;y=0;rows=[]
hd="%-7s %-6s %5s %-26s %-4s %10s %10s %9s %9s  %-9s %-9s %-9s %9s %9s"
def head():
    global pg,y
    if pg:c.showPage()
    pg+=1;c.setFont('Courier-Bold',9);c.drawString(36,582,"SANDHILL GLEN APARTMENTS, LLC");c.drawString(400,582,"CERTIFIED RENT ROLL");c.drawRightString(972,582,f"PAGE {pg}")
    c.setFont('Courier',FS);c.drawString(36,570,"EXHIBIT C TO LOAN AGREEMENT - AS OF 30-SEP-25")
    c.drawString(36,552,hd%("UNIT","PLAN","SQFT","RESIDENT","STAT","MARKET","LEASE","LOSS TO","GAIN TO","MOVE","LEASE","LEASE","SECURITY","BALANCE"))
    c.drawString(36,543,hd%("","","","","","RENT","RENT","LEASE","LEASE","IN","BEGIN","END","DEPOSIT","DUE"));c.drawString(36,536,"="*157);y=524
def ln(s,b=0,g=10.4):
    global y
    if y<40: head()
    c.setFont('Courier-Bold' if b else 'Courier',FS);c.drawString(36,y,s);y-=g
head();T=[0]*6;rec={};cnt={"OC":0,"NT":0,"VU":0,"VL":0,"MD":0}
m=lambda v:f"{v:,.2f}"
f=lambda d:d.strftime('%d-%b-%y').upper()
for b in range(1,8):
    ln("");ln(f"BUILDING {b:02d}",1);B=[0]*6;k=0
    for fl in(1,2):
        for j in range(1,7):
            u=f"{b:02d}-{fl}{j:02d}";p=["1A","1A","2A","2B","2A","1B"][j-1];nm,sf,mk=PL[p];mk+=15*(fl-1);k+=1
            x=r.random();st="OC" if x<.83 else "NT" if x<.9 else "VU" if x<.96 else "VL"
            if u=="01-101":st="MD"
            cnt[st]+=1;q=rec.setdefault(p,[0,0,0,0,0]);q[0]+=1;q[1]+=sf;q[2]+=mk;B[0]+=mk;B[5]+=sf
            if st in("OC","NT"):
                le=mk-r.choice([-20,-10,0,15,25,40,55,75,90,110]);mi=D.date(r.randint(2019,2024),r.randint(1,12),r.randint(1,28))
                s=D.date(2024+(r.random()<.72),r.randint(1,9),1)
                if s.year==2024:s=s.replace(month=r.choice([10,11,12]))
                if s<mi:s=mi
                e=eom(addm(s,11));n=f"{(z:=person(r)).split()[1].upper()}, {z.split()[0].upper()}";dp=r.choice([200,200,300,500,0]);bl=r.choice([0]*7+[r.randint(20,900)+.5,-35])
                B[1]+=le;B[2]+=max(mk-le,0);B[3]+=max(le-mk,0);B[4]+=dp;q[3]+=le;q[4]+=1
                ln(hd%(u,p,sf,n,st,m(mk),m(le),m(mk-le) if mk>le else "",m(le-mk) if le>mk else "",f(mi),f(s),f(e),m(dp),m(bl) if bl>=0 else f"{-bl:.2f}CR"))
                rows.append(row(unit=u,building=f"BUILDING {b:02d}",unitType=p,area=sf,tenantName=n,statusText=st,marketRent=mk,contractRent=le,moveInDate=mi,leaseStartDate=s,leaseEndDate=e,deposit=dp,balance=bl))
            else:
                w={"VU":"** VACANT **","VL":"** VACANT-LEASED **","MD":"** MODEL **"}[st]
                ln(hd%(u,p,sf,w,st,m(mk),"","","","","","","",""))
                rows.append(row(unit=u,building=f"BUILDING {b:02d}",unitType=p,area=sf,statusText=st,marketRent=mk))
    ln(hd%("","","-"*5,"","","-"*9,"-"*9,"-"*9,"-"*9,"","","","-"*9,""))
    ln(hd%("","",B[5],f"BLDG {b:02d} TOTAL  {k} UNITS","",m(B[0]),m(B[1]),m(B[2]),m(B[3]),"","","",m(B[4]),""),1)
    T=[a+z for a,z in zip(T,B)]
ln("");ln(hd%("TOTAL","",T[5],"84 UNITS","",m(T[0]),m(T[1]),m(T[2]),m(T[3]),"","","",m(T[4]),""),1)
if y<230: head()
ln("");ln("UNIT MIX RECAP",1);ln("%-6s %-8s %6s %9s %14s %12s %8s %14s %12s"%("PLAN","TYPE","UNITS","SQFT","MARKET RENT","AVG MARKET","LEASED","LEASE RENT","AVG LEASE"))
for p in PL:
    q=rec[p];ln("%-6s %-8s %6d %9s %14s %12s %8d %14s %12s"%(p,PL[p][0],q[0],f"{q[1]:,}",m(q[2]),m(q[2]/q[0]),q[4],m(q[3]),m(q[3]/q[4])))
o=cnt["OC"]+cnt["NT"];v=cnt["VU"]+cnt["VL"]
ln("%-6s %-8s %6d %9s %14s %12s %8d %14s %12s"%("ALL","",84,f"{T[5]:,}",m(T[0]),m(T[0]/84),o,m(T[1]),m(T[1]/o)),1)
ln("");ln("OCCUPANCY STATISTICS",1)
for a,bb in(("OC  OCCUPIED",cnt["OC"]),("NT  OCCUPIED, ON NOTICE",cnt["NT"]),("VU  VACANT UNRENTED",cnt["VU"]),("VL  VACANT LEASED",cnt["VL"]),("MD  MODEL",cnt["MD"]),("    TOTAL UNITS",84)): ln("%-30s %5d %8.2f%%"%(a,bb,bb/84*100))
ln("");ln("BORROWER CERTIFIES THE FOREGOING TO LENDER TO BE TRUE, CORRECT AND COMPLETE.   BY: ______________________  ITS: MANAGER");c.save()
put(N,"MULTIFAMILY","Courier certified roll, building blocks, loss/gain to lease, recap","gain and loss columns, CR balance, model unit","SANDHILL GLEN APARTMENTS","2025-09-30",84,o,None if cnt["MD"] and False else v,rows,dict(marketRent=T[0],contractRent=T[1],deposit=T[4],area=T[5]))
