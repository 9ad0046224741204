# AppFolio look, platypus, by property; PLANTED dropped row
import random; from common import *
from reportlab.platypus import *; from reportlab.lib.styles import ParagraphStyle; from reportlab.lib.pagesizes import letter, landscape; from reportlab.lib import colors
R=random.Random(2504)
fn='Adela Marcus Priya Tomas Yesenia Colin Darnell Ingrid Hoa Winston Beatriz Jerome Safiya Lyle Oksana Rashad Minna Felix Carmela Dov Tamsin Eduardo Nell Ibrahim Joss Petra'.split(); ln='Quillon Barstow Venkatraman Ocasio-Reyes Lindqvist Abara Petrakis Nguyen-Holt Sorrell Mapes Dziedzic Fontaine Kimbrough Ashdown Tran Villalobos Greaves Okonjo Stadler Pruitt Halvorsen Bianchi Osei Wray Cantrell Moody'.split()
R.shuffle(fn);R.shuffle(ln); nm=[b+', '+a for a,b in zip(fn,ln)]
props=[('Juniper Row - 214 Juniper St, Albion NY',[ '1A','1C','2B','2D','3A','3C','3D','G2']),('Ostrander Flats - 77-81 Ostrander Ave',['77-2','77-5','79-1','79-3','79-6','81-1','81-2','81-4','81-5','81-6']),('The Corliss - 9 Corliss Pl',['101','104','202','203','204','301','304'])]
H=['b0_30','b31_60','b61_90','b90','total','prepaid','other:Net Due','deposit']
notes={'2B':'Plan: $150/mo on top of rent, 1st pmt 10/5','79-3':'Petition filed 8/29, hearing 10/22','81-2':'Housing authority HAP late for Sept','304':'Moved out 7/31; deposit to be applied'}
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=9.5); pb=ParagraphStyle('b',parent=ps,fontName='Helvetica-Bold'); sm=ParagraphStyle('s',parent=ps,fontSize=7,leading=8.2,textColor=colors.HexColor('#444444'))
def m(x): return '' if x is None else (f'({f2(-x)})' if x<0 else f2(x))
data=[['Unit','Tenant','Status','0-30','31-60','61-90','91+','Amount\nReceivable','Prepaid\nRent','Net Due','Deposit\nHeld','Last\nPayment','Collections Note']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2F4B5C')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('ALIGN',(3,0),(10,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#CCCCCC')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
rows=[];tots=[];G=[0]*8;ni=0;dropped=None
for p,us in props:
    data.append([p]+['']*12); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8EEF1'))]; T=[0]*8
    for u in us:
        n=nm[ni]; ni+=1; rent=R.randrange(985,1675,5)*100; k=R.random(); stt=R.choice(['Current']*4+['Notice'])
        a=[None]*4; pre=None
        if u in('3C','79-1','202'): pre=-R.choice([rent,R.randint(2000,40000)])
        else:
            a[0]=R.choice([rent,R.randint(1500,rent),7500])
            if k<.55: a[1]=R.choice([rent,R.randint(1000,rent),7500])
            if k<.3: a[2]=R.choice([rent,R.randint(1000,rent)])
            if k<.2: a[3]=R.randint(rent,3*rent)
        if u=='304': stt='Past'; a=[None,None,R.randint(9000,30000),rent+14250]
        if u=='79-3': stt='Evict'; a=[rent,rent,rent,R.randint(rent,2*rent)]
        if u=='81-5': pre=-4000
        tot=sum(x or 0 for x in a); v=a+[tot,pre,tot+(pre or 0),rent if u!='G2' else None]
        if u=='G2': v[0]=18500; v[1:4]=[None]*3; v[4]=18500;v[5]=None; v[6]=18500
        for j,x in enumerate(v): T[j]+=x or 0
        if u=='81-4': dropped=(n,u,v); continue
        lp='' if u=='G2' else f'{R.randint(7,9)}/{R.randint(1,28)}/2025'
        data.append([u,Paragraph(n,ps),stt]+[m(x) for x in v]+[lp,Paragraph(notes.get(u,''),sm)])
        rows.append({"property":p,"unit":u,"name":n,"status":stt,**{h:(None if x is None else c2(x)) for h,x in zip(H,v)}})
    lab='Total '+p.split(' - ')[0]; data.append([lab,'','']+[m(x) for x in T]+['','']); i=len(data)-1
    sty+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]; tots.append({"label":lab,**{h:c2(x) for h,x in zip(H,T)}}); G=[a+b for a,b in zip(G,T)]
data.append(['Total','','']+[m(x) for x in G]+['','']); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
tots.append({"label":"Total",**{h:c2(x) for h,x in zip(H,G)}})
def foot(c,d):
    c.setFont('Helvetica',7); c.drawString(36,20,'Created on 10/02/2025'); c.drawRightString(756,20,f'Page {d.page}')
D=SimpleDocTemplate(doc('ar_walkup_delinquency.pdf'),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36)
t=Table(data,colWidths=[34,92,38,50,50,50,52,56,50,56,50,50,104],repeatRows=1); t.setStyle(TableStyle(sty))
D.build([Paragraph('<font size=15><b>Delinquency</b></font>',ps),Spacer(1,8),Paragraph('<b>Properties:</b> Juniper Row, Ostrander Flats, The Corliss &nbsp;&nbsp; <b>As of:</b> 09/30/2025 &nbsp;&nbsp; <b>Tenant Status:</b> Current, Notice, Evict, Past &nbsp;&nbsp; <b>Amount Owed In Account:</b> All',ps),Spacer(1,8),t,Spacer(1,8),Paragraph('Prepaid rent is shown in parentheses and is not netted in the aging. Aged from the charge date.',sm)],onFirstPage=foot,onLaterPages=foot)
save('ar_walkup_delinquency','pdf','AR',{"what":f"line of unit {dropped[1]} {dropped[0]} (amount receivable {c2(dropped[2][4]):.2f}) left out of the print; Ostrander Flats and grand totals still include it","kind":"row dropped"},H,rows,tots)
