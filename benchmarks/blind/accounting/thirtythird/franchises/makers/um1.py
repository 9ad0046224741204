from _truth import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
# Propertyware-like SFR unit mix by metro
D=[("Birmingham - Hoover, AL",[("SFR Ranch",2,"1",7,982,7,1150,1092.14),("SFR Ranch",3,"1.5",14,1246,13,1375,1318.46),("SFR Split Level",3,"2",11,1488,11,1525,1476.82),("SFR Two Story",4,"2.5",6,1937,5,1850,1795.00),("Duplex Side",2,"1",8,864,8,975,931.25)]),
("Chattanooga, TN",[("SFR Bungalow",2,"1",5,905,5,1195,1149.00),("SFR Ranch",3,"2",19,1352,18,1595,1541.39),("SFR Two Story",3,"2.5",9,1610,8,1725,1680.63),("SFR Two Story",4,"3",4,2215,4,2150,2037.50),("Townhouse",2,"1.5",12,1120,11,1350,1302.73)]),
("Huntsville - Madison, AL",[("SFR Ranch",3,"2",23,1405,22,1550,1498.64),("SFR Ranch w/ Bonus",4,"2",10,1780,9,1795,1762.22),("SFR Two Story",4,"2.5",13,2044,13,1950,1889.23),("SFR Two Story",5,"3",3,2690,2,2395,2347.50),("Condo - HOA managed",2,"2",6,1068,6,1295,1260.83)]),
("Knoxville, TN",[("SFR Bungalow",3,"1",6,1098,6,1350,1287.50),("SFR Ranch",3,"2",15,1391,14,1575,1533.57),("Quad Unit",1,"1",8,640,7,895,857.14)])]
K=["units","occupied","vacant","pct_occ","sf","market","actual","market_sf","actual_sf"]
rows=[];tot=[];T=[["Property Type","Bed","Bath","Units","Occupied","Vacant","% Occ","Avg\nSq Ft","Avg Market\nRent","Avg Actual\nRent","Market\n$/SF","Actual\n$/SF"]]; sty=[]
def stats(L):
    u=sum(x[3] for x in L); o=sum(x[5] for x in L); sf=sum(x[3]*x[4] for x in L); mk=sum(x[3]*x[6] for x in L); ac=sum(x[5]*x[7] for x in L); aosf=sum(x[5]*x[4] for x in L)
    return [u,o,u-o,round(o/u*100,1),round(sf/u),round(mk/u,2),round(ac/o,2),round(mk/sf,2),round(ac/aosf,2)]
def fm(v): return [f"{v[0]}",f"{v[1]}",f"{v[2]}",f"{v[3]:.1f}%",f"{v[4]:,}",f"${v[5]:,.2f}",f"${v[6]:,.2f}",f"{v[7]:.2f}",f"{v[8]:.2f}"]
for g,L in D:
    sty+=[('SPAN',(0,len(T)),(-1,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-BoldOblique',9),('TEXTCOLOR',(0,len(T)),(-1,len(T)),colors.HexColor('#1F4E79')),('TOPPADDING',(0,len(T)),(-1,len(T)),9)]
    T.append([g]+['']*11)
    for x in L:
        v=stats([x]); T.append([x[0],str(x[1]),x[2]]+fm(v)); rows.append({"type":x[0],"beds":x[1],"baths":float(x[2]) if '.' in x[2] else int(x[2]),**dict(zip(K,v))})
        if len(T)%2: sty.append(('BACKGROUND',(0,len(T)-1),(-1,len(T)-1),colors.HexColor('#F3F7FB')))
    v=stats(L); lab=f'Subtotal - {g}'; sty+=[('SPAN',(0,len(T)),(2,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',8.5),('LINEABOVE',(0,len(T)),(-1,len(T)),.6,colors.HexColor('#1F4E79'))]
    T.append([lab,'','']+fm(v)); tot.append({"label":lab,**dict(zip(K,v))})
v=stats(sum((L for _,L in D),[])); sty+=[('SPAN',(0,len(T)),(2,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',9),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#1F4E79')),('TEXTCOLOR',(0,len(T)),(-1,len(T)),colors.white)]
T.append(['Portfolio Total','','']+fm(v)); tot.append({"label":'Portfolio Total',**dict(zip(K,v))})
t=Table(T,colWidths=[132,32,34,40,54,46,48,48,68,68,48,48],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('LEADING',(0,0),(-1,0),10),('VALIGN',(0,0),(-1,0),'BOTTOM'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#1F4E79')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('ALIGN',(0,0),(0,-1),'LEFT')]+sty))
def ft(c,d):
    c.setFont('Helvetica',7.5); c.setFillGray(.4); c.drawString(54,26,'Propertyware report: Portfolio Unit Mix | filter: Active, Managed | rents per month; actual rent averaged over occupied units'); c.drawRightString(738,26,f'page {d.page}')
D_=SimpleDocTemplate(doc('UM_tennessee_valley_sfr.pdf'),pagesize=landscape(letter),leftMargin=54,rightMargin=54,topMargin=40,bottomMargin=44)
P=lambda s,z,**k: Paragraph(s,ParagraphStyle('x',fontName='Helvetica',fontSize=z,leading=z*1.3,**k))
D_.build([P('<b>Portfolio Unit Mix</b>',15,textColor=colors.HexColor('#1F4E79')),P('Tennessee Valley Rental Fund II, LP - managed by Keyhaven Property Management (four franchise offices)',9),P('As of 05/31/2025',9),Spacer(1,8),t],onFirstPage=ft,onLaterPages=ft)
save('UM_tennessee_valley_sfr','pdf','UM',K,rows,tot,None,'SINGLE_FAMILY_RENTAL','UNIT_MIX','a33b','Propertyware-like, homes by metro with subtotals of averages, percent column',True)
print(len(rows),tot[-1])
