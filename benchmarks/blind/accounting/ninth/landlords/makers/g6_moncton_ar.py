# New Brunswick industrial park, bilingual lender's aged listing, one line a tenant; portrait letter, serif
import random
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from tw import *
R=random.Random(50690)
B=[('Bâtiment A / Building A - 140 Dieppe Industrial Way',[('A-1','Acadie Cold Chain Inc.'),('A-2','Boudreau Sheet Metal Ltd.'),('A-3/4','Northumberland Tire & Auto Distributors Ltd.'),('A-5','Petitcodiac Millwork'),('A-6','Maison Verte Emballage ltée')]),
('Bâtiment B / Building B - 152 Dieppe Industrial Way',[('B-1','Fundy Marine Electrical'),('B-2','CrossBorder Parcel (NB) Corp.'),('B-3','Les Planchers LeBlanc & Fils'),('B-4','Tantramar Seed Cooperative')]),
('Bâtiment C / Building C - 17 Rue du Rail',[('C-100','Ocean Limited Logistics Inc.'),('C-101','Atelier Gagnon'),('C-102','Magnetic Hill Brewing Co.'),('C-103','Shediac Bay Seafood Exporters Ltd.'),('C-104','Harbourline Scaffolding'),('Cour / Yard','R. Cormier Trucking')])]
M=['current','b1_30','b31_60','b61_90','b90','total','other:Loyer mensuel Monthly rent','deposit']
b=PS('b',fontName='Times-Roman',fontSize=8,leading=9); h=PS('h',fontName='Times-Bold',fontSize=7.6,leading=8.8,alignment=2); hl=PS('hl',parent=h,alignment=0); bb=PS('bb',fontName='Times-Bold',fontSize=8,leading=9)
f=lambda v:'' if v is None else (format(-v,',.2f')+' CR' if v<0 else format(v,',.2f'))
HD=['Courant<br/>Current','1-30<br/>jours/days','31-60<br/>jours/days','61-90<br/>jours/days','&gt; 90<br/>jours/days','Total dû<br/>Total due','Loyer<br/>mensuel<br/>Monthly<br/>rent','Dépôt<br/>Deposit<br/>held']
d=[[Paragraph('Local<br/>Unit',hl),Paragraph('Locataire<br/>Tenant',hl)]+[Paragraph(x,h) for x in HD]]
st=[('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONT',(0,1),(-1,-1),'Times-Roman',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black)]
rows=[];tot=[];G=[0]*8
for s,ts in B:
    st+=[('SPAN',(0,len(d)),(-1,len(d)))]; d.append([Paragraph('<i>%s</i>'%s,bb)]+['']*9); S=[0]*8
    for u,n in ts:
        rent=round(R.uniform(2400,15800)*4)/4; g=round(rent*1.15,2)
        v=[None]*5
        k=R.random()
        if k<.55: v[0]=g
        if k>.4: v[1]=round(g*R.choice((1,.5,.25)),2)
        if k>.7: v[2]=round(g*R.uniform(.1,1),2)
        if k>.8: v[3]=g
        if k>.88 or u in('A-2','C-104'): v[4]=round(g*R.uniform(.4,2.6),2)
        if u=='B-2': v=[-1840.00,None,None,None,None]
        if u=='C-101': v[3]=-287.5
        t=round(sum(x or 0 for x in v),2)
        dep=round(rent,-2) if R.random()<.75 else None
        a=v+[t,rent,dep]
        r=dict(property=s,unit=u,name=n); r.update({m:x for m,x in zip(M,a) if x is not None}); rows.append(r)
        d.append([u if len(u)<8 else Paragraph(u,b),Paragraph(n,b)]+[f(x) for x in a])
        S=[round(p+(q or 0),2) for p,q in zip(S,a)]
    lab='Sous-total / Subtotal '+s[9]; i=len(d); d.append([Paragraph(lab,bb),'']+[f(x) for x in S]); st+=[('SPAN',(0,i),(1,i)),('FONT',(2,i),(-1,i),'Times-Bold',8),('LINEABOVE',(2,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)]
    tot.append(dict(label=lab,**dict(zip(M,S)))); G=[round(p+q,2) for p,q in zip(G,S)]
lab='TOTAL DU PARC / PARK TOTAL'; i=len(d); d.append([Paragraph(lab,bb),'']+['$'+f(x) for x in G]); tot.append(dict(label=lab,**dict(zip(M,G))))
st+=[('SPAN',(0,i),(1,i)),('FONT',(2,i),(-1,i),'Times-Bold',7.6),('LINEABOVE',(2,i),(-1,i),.6,colors.black),('LINEBELOW',(2,i),(-1,i),.5,colors.black,0,(),None,2,1.5)]
assert round(sum(G[:5]),2)==G[5]
name='parc_dieppe_comptes_clients.pdf'
def foot(c,dc): c.setFont('Times-Italic',8); c.drawCentredString(306,30,'Confidentiel / Confidential  -  p. %d'%dc.page)
doc_=SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=34,rightMargin=34,topMargin=44,bottomMargin=50,invariant=1)
P=lambda t,s=9,**k: Paragraph(t,PS('x',fontName='Times-Roman',fontSize=s,leading=s*1.25,**k))
doc_.build([P('<b>Parc industriel Dieppe-Ouest LP</b>',14),P('Comptes clients chronologiques / Aged accounts receivable',11),P('Au 31 octobre 2024 / As at October 31, 2024. Montants en CAD, TVH de 15 % incluse dans les soldes / balances include 15% HST; monthly rent is before HST.',8.5,spaceAfter=8),
 Table(d,colWidths=[38,126]+[47,46,46,45,47,54,50,48],style=TableStyle(st),repeatRows=1),Spacer(1,14),
 P('<b>Remarques / Remarks</b>'),P('A-2 Boudreau: payment plan signed Sept. 12; two instalments received. C-104 Harbourline: notice of default sent Oct. 21. B-2: November rent received early (CR). C-101: credit for dock leveller repair, to be applied.',8.5),Spacer(1,18),P('Certifié exact / Certified correct: ______________________  Contrôleur / Controller')],onFirstPage=foot,onLaterPages=foot)
truth(name,'AR',M,rows,tot); print(len(rows))
