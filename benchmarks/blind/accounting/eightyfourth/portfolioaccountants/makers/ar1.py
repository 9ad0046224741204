from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
# unit, tenant, current, 1-30, 31-60, 61-90, 90+, provision, note
D=[("Mall - Ground",[("G01/02","Brannock & Daly Pharmacy",18450,0,0,0,0,0,""),("G03","Tullamore Street Optics",0,6120.5,0,0,0,0,"Q4 rent paid by EFT 3 Nov"),("G05","Mossgrove Books",0,5310,5310,5310,8204.75,16410.05,"Payment plan agreed Sept: €2,500 per month. Two instalments missed."),("G06","Sable & Finch Shoes",9225,0,-1250,0,0,0,"Credit for August marketing levy to be allocated"),("G08","Fionn Mobile",0,7415.25,7415.25,0,0,0,"Disputes turnover top-up 2025; cert awaited"),("G09","Pane e Vino Café",4870,4870,0,0,0,0,""),("G11","Ardee Outdoor",12300,0,0,0,2460,0,"Old balance is fit-out recharge, with engineer"),("G12","Nettle Childrenswear (in liquidation)",0,0,0,0,41877.4,41877.4,"Liquidator appointed 14 May; unsecured claim lodged, deposit drawn"),("G14","Costello's Fresh Food Hall",36900,1107,0,0,0,0,""),("G15","Lumen Beauty Bar",0,3936,3936,0,0,1968,"Solicitor's letter 21 Oct"),("G17","Kilbride Credit Union",0,0,0,0,-315.6,0,"Overpaid insurance; will offset next quarter")]),
("Mall - Upper",[("U01","Aurora Cinemas (Ireland) Ltd",52275,0,0,0,0,0,""),("U02","Peak 9 Fitness",14760,14760,0,0,0,0,"Direct debit bounced 1 Nov, re-presented"),("U04","Noodle Quarter",0,4305,4305,2152.5,0,0,""),("U05","Wick & Willow",3690,0,0,0,0,0,""),("U07","Bunratty Games",0,3382.5,3382.5,3382.5,6765,8456.25,"Notice to forfeit issued; tenant proposes surrender at year end"),("U08","Tír Jewellery",5535,0,0,0,118.08,0,""),("U10","Caffrey Dental",0,0,922.5,0,0,0,"Service charge query - balancing invoice")]),
("Kiosks & Mall Income",[("K1","Spudshack",0,1230,0,0,0,0,""),("K2","Phone Medic",0,1230,1230,1230,2460,4920,"Licence terminated; kiosk removed"),("K4","Sugarloaf Donuts",1353,0,0,0,0,0,""),("K5","Glow Threading",0,0,0,0,0.55,0,""),("ATM","Cashpoint Ireland Services",0,2767.5,0,0,0,0,""),("MEDIA","Digital Screens - Vantage OOH",0,0,6457.5,0,0,0,"Share statement for Q3 outstanding")]),
("Car Park",[("CP1","Parkrite Operations Ltd",28413,0,0,0,-4100,0,"Unapplied receipt March - remittance requested"),("CP2","EV Hub Networks",1845,1845,0,0,0,0,""),("CP-CON","Contract parkers (various, 14)",2214,861,246,123,369,369,"")])]
KEY=['current','b1_30','b31_60','b61_90','b90','total','other:Provision','other:Net']
F='DejaVuSans'
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
import glob
base=PS('b',fontName='Helvetica',fontSize=7.6,leading=9); bb=PS('bb',parent=base,fontName='Helvetica-Bold'); hr=PS('hr',parent=bb,alignment=2,textColor=colors.white); hl=PS('hl',parent=hr,alignment=0); nt=PS('n',parent=base,fontSize=6.8,leading=8,fontName='Helvetica-Oblique')
m=lambda x:'–' if x==0 else (f"{x/100:,.2f}" if x>0 else f"({-x/100:,.2f})")
tab=[[Paragraph(x,hl) for x in("Unit","Tenant")]+[Paragraph(x,hr) for x in("Not yet<br/>due","1 – 30<br/>days","31 – 60<br/>days","61 – 90<br/>days","Over 90<br/>days","Total<br/>arrears","Provision","Net")]+[Paragraph("Comment",hl)]]
sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1F4E4A')),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(9,-1),'RIGHT'),('FONT',(0,1),(-1,-1),'Helvetica',7.6),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];tot=[];G=[0]*8
for s,L in D:
    tab.append([Paragraph(s,bb)]+['']*10); r=len(tab)-1; sty+=[('SPAN',(0,r),(-1,r)),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#DCE8E6'))]
    T=[0]*8
    for u,n,*v in L:
        note=v[-1]; b=[round(x*100) for x in v[:6]]; t=sum(b[:5]); al=b[:5]+[t,b[5],t-b[5]]
        rows.append(dict(unit=u,name=n,**{k:(f(x) if x else None) for k,x in zip(KEY,al)}))
        for j,x in enumerate(al): T[j]+=x
        tab.append([u,Paragraph(n,base)]+[m(x) for x in al]+[Paragraph(note,nt)]); r=len(tab)-1; sty.append(('LINEBELOW',(0,r),(-1,r),.25,colors.HexColor('#BBBBBB')))
    lab='Total '+s; tab.append([Paragraph(lab,bb),'']+[m(x) for x in T]+['']); r=len(tab)-1
    sty+=[('SPAN',(0,r),(1,r)),('FONT',(2,r),(9,r),'Helvetica-Bold',7.6),('LINEABOVE',(2,r),(9,r),.7,colors.black)]
    tot.append(dict(label=lab,**{k:(f(x) if x else None) for k,x in zip(KEY,T)}))
    for j,x in enumerate(T): G[j]+=x
tab.append([Paragraph('Total arrears – Slaney Quay Shopping Centre',bb),'']+[m(x) for x in G]+['']); r=len(tab)-1
sty+=[('SPAN',(0,r),(1,r)),('FONT',(2,r),(9,r),'Helvetica-Bold',7.6),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),1.4,colors.black)]
tot.append(dict(label='Total arrears – Slaney Quay Shopping Centre',**{k:(f(x) if x else None) for k,x in zip(KEY,G)}))
def pg(c,d):
    W,H=landscape(A4); c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(28,18,'Harcastle Property Finance, Dublin 2   |   SQ Arrears Nov-26'); c.drawRightString(W-28,18,f'Page {d.page}')
doc=SimpleDocTemplate(B+'/documents/SlaneyQuay_Arrears_Nov26.pdf',pagesize=landscape(A4),leftMargin=28,rightMargin=28,topMargin=28,bottomMargin=32)
h1=PS('h',fontName='Helvetica-Bold',fontSize=14,leading=17,textColor=colors.HexColor('#1F4E4A'))
t=Table(tab,colWidths=[38,134,60,56,52,52,60,66,60,66,142],repeatRows=1); t.setStyle(TableStyle(sty))
doc.build([Paragraph('Slaney Quay Shopping Centre, Wexford',h1),Paragraph('Tenant arrears and provision report as at 11 November 2026. All amounts in euro including VAT; credits in brackets.',base),Spacer(1,6),t,Spacer(1,8),Paragraph('Provision is assessed tenant by tenant net of deposits and VAT bad debt relief. Balances not yet due are December quarter invoices issued in advance.',nt)],onFirstPage=pg,onLaterPages=pg)
save('SlaneyQuay_Arrears_Nov26.pdf','AR','Irish shopping centre summary in sections, provision, net and wrapped comments',False,KEY,rows,tot)
print(len(rows),[x/100 for x in G])
