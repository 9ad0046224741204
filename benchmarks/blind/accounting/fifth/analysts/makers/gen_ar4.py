# Student housing by the bed: delinquency with legal status and wrapped notes (reportlab platypus)
import random
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
R=random.Random(9)
NM="Abara, Chidinma|Albrecht, Tyler J|Bastidas-Quintero, Maria Fernanda|Blevins, Cole|Chowdhury, Rafi|Dacosta, Simone|Eastland, Parker|Fennimore, Jade|Gutowski, Aleksander|Hallowell, Brynn|Ibarra, Mateo|Jernigan, Tre'von|Kowalczyk, Ava|Lindqvist, Erik|Mbeki, Thandiwe|Nakagawa-Oyelaran, Christopher|O'Shaughnessy, Fiona|Pruitt, Landon|Quezada, Ximena|Rasmussen, Piper|Sandoval, Diego|Tran, Minh Anh|Uhlmann, Greta|Villalobos, Isabel|Whitcombe, Harrison|Xiong, Pa Kou|Yarbrough, Dashiell|Zeller, Nora|Prather, Kiki|Odom, Malik|Sorrentino, Gia|Bhatt, Aarav|Cisneros, Ruben|Van Der Hoek, Lotte".split('|')
NOTE={'none':['','','Guarantor (parent) paid by phone 10/28; posting pending','Financial aid refund expected 11/15','','Roommate relet in progress',''],
'N':['3-day notice posted 10/9','3-day notice mailed to guarantor 10/14, no response'],
'PP':['Payment plan signed 9/22: $250 every other Friday, 2 of 6 kept','Plan through Dec; missed 10/17'],
'F':['Filed 10/21, cause no. 25-CV-30418; hearing 11/13 at 9:00','Filed 10/2, cause no. 25-CV-29877; service not yet returned'],
'J':['Judgment 8/19 possession and rent; moved out 8/30. Sent to Collegiate Recovery 10/1'],
'C':['Skipped June 2025. With Collegiate Recovery, 40% fee','In collections; disputes damages charge of $612.50']}
LEG={'none':'None','N':'Notice to Pay','PP':'Payment Plan','F':'Evict - Filed','J':'Judgment','C':'Collections'}
MON=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit','other:Times Late']
P=[('Tamarack Hall (THL)',['1','2','3'],14),('The Foundry on 9th (FDY)',['A','B'],11),('Cottages at Millrace (CMR)',['C'],9)]
sm=ParagraphStyle('s',fontName='Times-Roman',fontSize=7.6,leading=8.6)
hd=ParagraphStyle('h',fontName='Times-Bold',fontSize=7.6,leading=8.6,textColor=colors.HexColor('#5a1a1a'),alignment=1)
rt=lambda v:f'{v/100:,.2f}'
def neg(v): return f'({abs(v)/100:,.2f})' if v<0 else f'{v/100:,.2f}'
T=[[Paragraph(x,hd) for x in ['Bed<br/>Space','Resident<br/>ID','Resident','Status','Total<br/>Unpaid','0-30<br/>Days','31-60<br/>Days','61-90<br/>Days','90+<br/>Days','Prepaid','Balance<br/>Due','Deposit<br/>Held','Times<br/>Late','Legal<br/>Status','Notes']]]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',7.8),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('ALIGN',(4,0),(12,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#5a1a1a')),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]
rows=[];tots=[];G=[0]*8;names=iter(NM);i=1
for prop,bl,n in P:
    T.append([prop]+['']*14); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9),('TOPPADDING',(0,i),(-1,i),6)]; i+=1
    S=[0]*8; us=set()
    while len(us)<n: us.add(f'{R.choice(bl)}{R.randint(1,3)}{R.randint(1,18):02d}-{R.choice("ABCD")}')
    for u in sorted(us):
        nm=next(names); rent=R.choice([78900,81500,84900,92500,99500])
        k=R.choices(['none','N','PP','F','J','C','pre'],[9,4,3,3,2,3,5])[0]
        b=[0]*4; pre=0; stt='Current'
        if k=='pre': pre=-R.choice([rent,20000,4500,rent*2]); leg='None';note=''; 
        else:
            b[0]=R.choice([rent,rent+7500,rent-25000,7500,15000+R.randint(100,9900)]) if k not in'JC' else 0
            if k!='none': b[1]=R.choice([rent,rent+7500,rent//2])
            if k in('F','PP'): b[2]=R.choice([rent,0,rent-10000])
            if k in('J','C'): b=[0,0,R.choice([0,rent]),rent*2+R.randint(1000,90000)]; stt='Past'
            if k in('N','F'): stt=R.choice(['Current','Notice'])
            leg=LEG[k];note=R.choice(NOTE[k])
        if k=='PP' and R.random()<.6: pre=-12500
        tot=sum(b); dep=R.choice([0,0,25000,30000]) ; late=0 if k=='pre' else R.randint(1,7)
        v=[tot]+b+[pre,tot+pre,dep]
        S=[a+c for a,c in zip(S,v)]
        rid='t00'+str(R.randint(11000,29999))
        T.append([u,rid,Paragraph(nm,sm),stt]+[neg(x) for x in v]+[str(late),Paragraph(leg,sm),Paragraph(note,sm)])
        st.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#d8c8c0'))); i+=1
        rows.append({'property':prop,'unit':u,'resident':rid,'name':nm,'status':stt,**{m:x/100 for m,x in zip(MON,v)},'other:Times Late':late})
    lab=f'Total {prop[-4:-1]}'
    T.append([lab,'','','']+[neg(x) for x in S]+['','','']); st+=[('FONT',(0,i),(-1,i),'Times-Bold',7.8),('SPAN',(0,i),(3,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3ece6'))]; i+=1
    tots.append({'label':lab,**{m:x/100 for m,x in zip(MON,S)}}); G=[a+c for a,c in zip(G,S)]
lab='Grand Total - 3 Properties'
T.append([lab,'','','']+[neg(x) for x in G]+['','','']); st+=[('FONT',(0,i),(-1,i),'Times-Bold',7.8),('SPAN',(0,i),(3,i)),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
tots.append({'label':lab,**{m:x/100 for m,x in zip(MON,G)}})
n='campus_delinquency_oct25.pdf'
def pg(c,d):
    c.saveState();c.setFont('Times-Bold',13);c.drawString(36,575,'Delinquency and Legal Status Report');c.setFont('Times-Roman',8.5)
    c.drawString(36,563,'Redwing Collegiate Portfolio     Month: 10/2025     As of: 10/31/2025     Sort: property, bed space');c.drawRightString(756,575,'Confidential - prepared for lender');
    c.drawString(36,22,'Printed 11/03/2025 4:18 PM by mgarrity');c.drawRightString(756,22,f'Page {d.page}');c.restoreState()
d=SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=60,bottomMargin=36,title='Delinquency')
cw=[38,41,76,36,50,46,46,46,50,46,50,44,30,48,78]
t=Table(T,colWidths=cw,repeatRows=1);t.setStyle(TableStyle(st))
d.build([t,Spacer(1,10),Paragraph('Legal status key: Notice to Pay = statutory notice served; Evict - Filed = action filed, awaiting hearing; Judgment = possession and/or money judgment; Collections = placed with agency. Prepaid shown in parentheses reduces Balance Due. Deposits are not applied.',sm),Spacer(1,6),Paragraph('Regional manager certification: I have reviewed accounts over 60 days.   Signed  <i>M. Garrity</i>   11/03/2025',sm)],onFirstPage=pg,onLaterPages=pg)
save(n,'AR',MON,rows,tots);print(len(rows),[x/100 for x in G])
