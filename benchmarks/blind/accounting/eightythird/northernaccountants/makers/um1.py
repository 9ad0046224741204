# Glasgow student residence: schedule of accommodation, landscape PDF via reportlab platypus
from common import *
from reportlab.lib.pagesizes import A4, landscape; from reportlab.platypus import *; from reportlab.lib.styles import ParagraphStyle as PS; from reportlab.lib import colors as C
S=[("Block A - Cowcaddens House",[("Cluster en-suite, 5-bed flat",60,59,12.5,44,178,171.5),("Cluster en-suite, 6-bed flat",96,93,12.1,44,172,166.25),("Cluster en-suite, accessible",6,5,19.4,44,178,171.5),("Premium en-suite (corner)",18,18,15.2,44,189,186)]),
("Block B - Garscube House",[("Cluster en-suite, 7-bed flat",84,78,11.8,44,168,161.75),("Studio - Bronze",32,31,18.0,51,224,219.4),("Studio - Silver",24,24,21.5,51,239,236.75),("Studio - Gold (top floor)",8,7,26.3,51,265,262),("Studio, accessible",3,2,28.7,51,224,219)]),
("Block C - The Coach House",[("Twodio (shared kitchen)",14,14,14.9,44,196,190.5),("1-bed flat (couples)",5,4,38.6,51,292,285),("Warden's flat",1,1,44.0,52,0,0)])]
K=['units','occupied','vacant','pct_occ','sf','other:Weeks','market','actual','market_total','actual_total']
rows=[];tots=[]
H1=["Room type","Bedspaces","","","","Area","Tenancy","Rent per week (£)","","Annual rent (£)",""]
H2=["","No.","Let","Void","% let","(sq m)","(weeks)","Asking","Achieved","If fully let\nat asking","Contracted\n2025/26"]
D=[H1,H2]; st=[]; G=[0]*5
i0=lambda x:f"{x:,.0f}"; i2=lambda x:f"{x:,.2f}"
def tl(lab,T):
    n,l,v,a,b=T; D.append([lab,str(n),str(l),str(v),f"{l/n*100:.1f}%","","","","",i0(a),i0(b)])
    tots.append({"label":lab,"units":n,"occupied":l,"vacant":v,"pct_occ":round(l/n*100,1),"market_total":a,"actual_total":b})
for s,L in S:
    D.append([s]+[""]*10); k=len(D)-1; st+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Times-BoldItalic'),('TOPPADDING',(0,k),(-1,k),7)]
    T=[0]*5
    for t,n,l,a,w,m,r in L:
        M=n*m*w; Rr=round(l*r*w)
        d={"type":t,"units":n,"occupied":l,"vacant":n-l,"pct_occ":round(l/n*100,1),"sf":a,"other:Weeks":w}
        if m: d.update(market=m,actual=r,market_total=M,actual_total=Rr)
        else: M=Rr=0
        D.append([t,str(n),str(l),str(n-l),f"{l/n*100:.1f}%",f"{a:.1f}",str(w)]+([i2(m),i2(r),i0(M),i0(Rr)] if m else ["-","-","-","-"]))
        if "K" : rows.append(d)
        T=[x+y for x,y in zip(T,(n,l,n-l,M,Rr))]
    tl("Sub-total "+s.split(" - ")[0],T); k=len(D)-1; st+=[('LINEABOVE',(1,k),(-1,k),.5,C.black),('FONTNAME',(0,k),(-1,k),'Times-Bold')]; G=[x+y for x,y in zip(G,T)]
tl("Total",G); k=len(D)-1; st+=[('LINEABOVE',(0,k),(-1,k),1,C.black),('LINEBELOW',(0,k),(-1,k),1,C.black),('FONTNAME',(0,k),(-1,k),'Times-Bold'),('TOPPADDING',(0,k),(-1,k),6)]
t=Table(D,colWidths=[170,44,44,44,46,48,50,58,62,82,82],repeatRows=2)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),
 ('FONTNAME',(0,0),(-1,1),'Times-Bold'),('SPAN',(1,0),(4,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('ALIGN',(1,0),(4,0),'CENTER'),('ALIGN',(7,0),(10,0),'CENTER'),('LINEBELOW',(1,0),(4,0),.5,C.black),('LINEBELOW',(7,0),(8,0),.5,C.black),('LINEBELOW',(9,0),(10,0),.5,C.black),('LINEBELOW',(0,1),(-1,1),1,C.black),('LINEABOVE',(0,0),(-1,0),1,C.black),('VALIGN',(0,1),(-1,1),'BOTTOM')]+st))
P=lambda x,s=10,b=0,**k: Paragraph(x,PS('p',fontName='Times-Bold' if b else 'Times-Roman',fontSize=s,leading=s*1.3,**k))
fn='garscube_rd_schedule_of_accommodation.pdf'
el=[P("Garscube Road Student Residence, Glasgow G4",15,1),P("Appendix 2: Schedule of accommodation and contracted rents, academic year 2025/26",11),P("Position at 17 October 2025, as supplied by the residence manager",10,spaceAfter=10),t,Spacer(1,9),
 P("Rents include utilities, broadband and contents insurance. Achieved rents are averages over let bedspaces, net of early-booking discount. The warden's flat is occupied rent free and is counted as let. Annual rent is rent per week times the weeks of tenancy; summer lettings are not included.",8.5)]
def ft(c,d): c.setFont('Times-Italic',8); c.drawString(40,22,"Draft for lender - accountants' working schedule, Glasgow office"); c.drawRightString(802,22,"A2-1")
SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=38,bottomMargin=40).build(el,onFirstPage=ft,onLaterPages=ft)
print(G)
save(fn,'UM','Student schedule of accommodation by block, grouped header, weekly and annual rents, landscape PDF',True,K,rows,tots)
