# AppFolio style Delinquency report, PDF landscape, garden apartments, two properties grouped, columns 0-30.. plus amount receivable
from common import *
import random
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
R=random.Random(77);N='ar_garden_appfolio'
P=[("Sweetbay Gardens - 2210 Old Mill Rd Macon, GA 31204",["A-03","A-11","B-02","B-07","B-14","C-05","C-08","C-16","D-01","D-10","D-12","E-04","E-09"]),
   ("Dogwood Terrace - 508 Hembree Ave Macon, GA 31206",["104","107","112","118","203","206","209","215","221","224","230"])]
FN="Tamika,Luis,Brandon,Keisha,Dale,Marisol,Andre,Courtney,Jerome,Hannah,Percy,Shanice,Walt,Imani,Cody,Renata,Otis,Bethany,DeShawn,Lorena,Trey,Ginger,Malik,Paula".split(',')
LN="Whitlow,Cantu,Pruett,Gaskins,Tolliver,Benavides,Rucker,Shealy,Mabry,Crowder,Dupree,Hargett,Nesmith,Oglesby,Yancey,Castaneda,Fordham,Kinard,Battle,Zamudio,Lightsey,Purvis,Stovall,Weems".split(',')
R.shuffle(FN);R.shuffle(LN)
M=["delinquent","b0_30","b31_60","b61_90","b90"]
H=PS('h',fontName='Helvetica-Bold',fontSize=7.2,leading=8.6,alignment=2);HL=PS('hl',parent=H,alignment=0);B=PS('b',fontName='Helvetica',fontSize=7.2,leading=8.6)
G=PS('g',fontName='Helvetica-Bold',fontSize=7.6)
hd=[Paragraph(x,HL) for x in ("Unit","Name","Tenant Status")]+[Paragraph(x,HL) for x in ("Move-in","Last Payment")]+[Paragraph(x,H) for x in ("Rent","Amount Receivable","0-30","31-60","61-90","90+")]+[Paragraph("Delinquent Notes",HL)]
M=["other:Rent","total","b0_30","b31_60","b61_90","b90"]
data=[hd];rows=[];tot=[];sty=[('LINEBELOW',(0,0),(-1,0),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('ALIGN',(5,0),(10,-1),'RIGHT'),('FONTSIZE',(0,0),(-1,-1),7.2),('VALIGN',(0,0),(-1,0),'BOTTOM')]
notes=["Payment plan signed 5/2, $150 biweekly","Dispo filed 5/14","Promise to pay Fri","","","","Check returned NSF - 5/6","Rental assistance pending (Macon-Bibb EOC)","","Moved out, forwarded to collections","","Utility bill-back dispute"]
gt=[0]*5;i=0
for pn,us in P:
    data.append([Paragraph(pn,G)]+['']*11);k=len(data)-1;sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E9EEF3'))]
    T=[0]*5
    for u in us:
        rent=R.choice([895,925,960,1015,1045,1090,1125]);st=R.choices(['Current','Notice','Evict','Past'],[9,2,2,2])[0]
        a=[0,0,0,0];a[0]=R.choice([rent,rent+75,round(rent*R.uniform(.1,.7),2),75,48.37,rent+112.46]) if st!='Past' else 0
        if st in('Evict','Past') or R.random()<.3: a[1]=R.choice([rent,rent+75,round(rent*.4,2),61.12])
        if st in('Evict','Past') and R.random()<.7: a[2]=rent+75
        if st=='Past' or R.random()<.1: a[3]=round(R.uniform(90,1900),2)
        if i==6: a=[-210.00,0,0,335.00]
        if i==15: a=[75,-40.5,0,0]
        a=[round(x,2) for x in a];t=round(sum(a),2)
        nm=f"{FN[i]} {LN[i]}"+(f" & {FN[(i+9)%24]} {LN[i]}" if i in(4,17) else '')
        mi=f"{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.randint(2018,2024)}";lp=f"{R.choice(['04','05','03'])}/{R.randint(1,19):02d}/2025" if st!='Past' else '02/11/2025'
        data.append([u,Paragraph(nm,B),st,mi,lp,c(rent) if st!='Past' else '']+[c(t)]+[c(x) for x in a]+[Paragraph(notes[i%12],B)])
        row={"unit":u,"name":nm,"status":st}
        if st!='Past': row["other:Rent"]=float(rent)
        row.update(dict(zip(M[1:],[t]+a)));rows.append(row);T=[round(x+y,2) for x,y in zip(T,[t]+a)];i+=1
    data.append(['','','','','','']+[c(x) for x in T]+['']);k=len(data)-1;sty+=[('LINEABOVE',(6,k),(10,k),.5,colors.black),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold')]
    tot.append(dict(label='',**dict(zip(M[1:],T))));gt=[round(x+y,2) for x,y in zip(gt,T)]
data.append(['Total','','','','','']+[c(x) for x in gt]+['']);k=len(data)-1;sty+=[('LINEABOVE',(0,k),(-1,k),1,colors.black),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold')]
tot.append(dict(label='Total',**dict(zip(M[1:],gt))))
tb=Table(data,colWidths=[36,112,58,54,58,50,58,54,54,54,54,104],repeatRows=1,style=TableStyle(sty))
def pg(cv,d):
    cv.setFont('Helvetica',6.5);cv.drawString(24,20,'Created on 05/20/2025');cv.drawRightString(768,20,f'Page {d.page}')
    if d.page==1: cv.setFont('Helvetica-Bold',8);cv.drawRightString(766,584,'Lassiter & Sons Realty')
SimpleDocTemplate(doc(N+'.pdf'),pagesize=landscape(letter),leftMargin=23,rightMargin=23,topMargin=30,bottomMargin=34).build(
 [Paragraph('Delinquency',PS('t',fontName='Helvetica-Bold',fontSize=14,leading=20)),Paragraph('Properties: Sweetbay Gardens, Dogwood Terrace &nbsp;&nbsp; As of: 05/20/2025<br/>Tenant Status: Current, Notice, Evict, Past &nbsp;&nbsp; Amount Owed In Account: All &nbsp;&nbsp; Balance: Exclude 0.00',PS('s',fontName='Helvetica',fontSize=7.5,leading=10)),Spacer(1,8),tb],onFirstPage=pg,onLaterPages=pg)
for r in rows: assert abs(r['total']-sum(r[m] for m in M[2:]))<.005 and r['total']!=0
save(N,"AR",M,rows,tot,{"file":N+".pdf","assetType":"MULTIFAMILY","documentType":"AGED_RECEIVABLES","author":"a34b","style":"AppFolio delinquency, landscape, grouped by property, notes column, unlabelled subtotals","hard":False})
