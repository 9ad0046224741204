# self-storage unit mix, PDF
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(2108)
A=[("Climate Controlled - First Floor",[("5 x 5",25,32,62),("5 x 10",50,48,94),("10 x 10",100,54,159),("10 x 15",150,26,212),("10 x 20",200,14,259)]),
("Climate Controlled - Upper Floors",[("4 x 5 Locker",20,40,39),("5 x 5",25,44,52),("5 x 10",50,66,82),("7.5 x 10",75,30,114),("10 x 10",100,70,139),("10 x 15",150,22,188)]),
("Drive-Up, Non-Climate",[("5 x 10",50,20,84),("10 x 10",100,42,132),("10 x 15",150,38,171),("10 x 20",200,46,209),("10 x 25",250,18,248),("10 x 30",300,22,289),("15 x 40 Contractor Bay",600,4,545)]),
("Vehicle Parking",[("10 x 25 Uncovered",250,16,85),("12 x 35 Covered",420,12,179),("12 x 45 Covered, 50-amp",540,6,245)])]
K=["units","occupied","vacant","pct_occ","sf","total_sf","actual","actual_total","market","market_sf","market_total","other:Annual Gross Potential"]
H=[["","","","","","","Net","IN-PLACE","","STREET","","",""],["Size","No. of","","","%","SF /","Rentable","Average","Monthly","Rate /","Rate","Gross Potential",""],["(feet)","Units","Occ.","Vac.","Occ.","Unit","SF","Rent","Rent","Unit","/ SF","per Month","Annual"]]
H=[["","","","","","","Net","IN-PLACE","","STREET RATE","","GROSS POTENTIAL",""],["Unit","No. of","","","Occ.","SF per","Rentable","Average","All Occ.","per","per","",""],["Size","Units","Occ.","Vac.","%","Unit","SF","Rent","Units","Unit","SF","Monthly","Annual"]]
K[11]="other:GROSS POTENTIAL Annual"
data=H[:];n=13
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,2),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(12,0)),('ALIGN',(7,0),(12,0),'CENTER'),('LINEBELOW',(0,2),(-1,2),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,2),1),('BOTTOMPADDING',(0,0),(-1,2),1),('TOPPADDING',(0,3),(-1,-1),2),('BOTTOMPADDING',(0,3),(-1,-1),2.2)]
for c in (7,9,11): st.append(('LINEBELOW',(c,0),(c+1,0),.4,colors.black))
q=lambda a,b,d:float(f"{int(a*10**d/b+.5)/10**d:.{d}f}")
rows=[];tots=[]
def mk(u,oc,sf,tsf,at,st_tot):
    return {"units":u,"occupied":oc,"vacant":u-oc,"pct_occ":q(oc*100,u,1),"sf":sf,"total_sf":tsf,"actual":q(at,oc,2),"actual_total":at,"market":q(st_tot,u,2),"market_sf":q(st_tot,tsf,2),"market_total":st_tot,K[11]:st_tot*12}
def pr(d,l,first=False):
    D="$" if first else ""
    return [l,f"{d['units']}",f"{d['occupied']}",f"{d['vacant']}" if d['vacant'] else "0",f"{d['pct_occ']:.1f}%",f"{d['sf']:,}" if d['sf']==int(d['sf']) else f"{d['sf']:.1f}",f"{d['total_sf']:,}",f"{D}{d['actual']:,.2f}",f"{D}{d['actual_total']:,}",f"{D}{d['market']:,.2f}",f"{D}{d['market_sf']:.2f}",f"{D}{d['market_total']:,}",f"{D}{d[K[11]]:,}"]
Z=[0]*5
for s,g in A:
    i=len(data);data.append([s]+[""]*12);st+=[('SPAN',(0,i),(-1,i)),('ALIGN',(0,i),(-1,i),'LEFT'),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8EEF3'))];S=[0]*5
    for k,(t,sf,u,stt) in enumerate(g):
        oc=min(u,round(u*R.uniform(.82,1.0)));at=sum(R.randint(int(stt*.8),int(stt*1.12)) for _ in range(oc))
        d={"type":t,**mk(u,oc,sf,u*sf,at,u*stt)};rows.append(d);data.append(pr(d,t,k==0))
        S=[a+b for a,b in zip(S,[u,oc,u*sf,at,u*stt])]
    d=mk(S[0],S[1],q(S[2],S[0],1),*S[2:]);lab="Subtotal / Average";tots.append({"label":lab,**d});i=len(data);data.append(pr(d,lab,True));st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(1,i),(-1,i),.5,colors.black)];Z=[a+b for a,b in zip(Z,S)]
d=mk(Z[0],Z[1],q(Z[2],Z[0],1),*Z[2:]);tots.append({"label":"Facility Total / Average",**d});i=len(data);data.append(pr(d,"Facility Total / Average",True));st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
fn="portsidestorage_mix.pdf"
side=Table([["Street rate history, 10 x 10 first floor","Jan 24","Apr 24","Jul 24"],["Portside Storage","$149","$155","$159"],["Average of five rivals within 3 miles","$152","$154","$161"]],style=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('BOX',(0,0),(-1,-1),.4,colors.grey),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT')],hAlign='LEFT')
def pg(c,d):
    c.setFont('Helvetica-Bold',12);c.drawString(36,584,"Portside Storage - Unit Mix as of July 31, 2024");c.setFont('Helvetica',7.5);c.drawString(36,20,"In-place average is per occupied unit and excludes protection plan fees. Street rates are web rates per month before discounts. Dimensions in feet.");c.drawRightString(756,20,f"Exhibit C, page {d.page}")
SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=38,bottomMargin=34,leftMargin=30,rightMargin=30).build([Table(data,colWidths=[132,40,36,36,44,44,56,56,60,56,44,62,66],style=st,repeatRows=3),Spacer(1,10),side],onFirstPage=pg,onLaterPages=pg)
truth(fn,"UM",K,rows,tots)
