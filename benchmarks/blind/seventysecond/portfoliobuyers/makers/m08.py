from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
N='08_etat_locatif_tisserands.pdf';rng=random.Random(7208)
S=ParagraphStyle('s',fontName='Times-Roman',fontSize=8.5,leading=9.5);H=ParagraphStyle('h',fontName='Times-Bold',fontSize=8.5,leading=9.5,alignment=1)
hd=['Lot','Étage','Type','Surf.<br/>(m²)','Locataire','Entrée','Fin de bail','Dépôt de<br/>garantie','Loyer HC','Provisions<br/>charges','Total<br/>mensuel','Solde au<br/>30/06/2025']
data=[[Paragraph(x,H) for x in hd]];st=[];rows=[];nm=names(rng,FR_F,FR_L,50,'{L} {f}'.replace('{L}','{l}'))
com={'A01':('Boulangerie Thévenet SARL','Local com.',94.5,1650),'A02':('SELARL Cabinet Rivoire','Local com.',61,1120),'C01':('SAS Atelier Vélo Croix-Rousse','Local com.',78,980)}
ty={'T1':(29,480),'T1 bis':(36,560),'T2':(48,690),'T3':(67,870),'T4':(88,1090)}
et=['RDC','1er','2e','3e','4e','5e'];k=0;G=[0.0]*6;plant=None;money=lambda v:fr(v)
for bat,cnt,ttl in(('A',13,'Bâtiment A – sur rue'),('B',12,'Bâtiment B – sur cour'),('C',5,'Bâtiment C – ancien atelier')):
    i0=len(data);st+=[('SPAN',(0,i0),(-1,i0)),('FONT',(0,i0),(-1,i0),'Times-BoldItalic',9.5)];data.append([ttl]+['']*11);T=[0.0]*6
    for i in range(1,cnt+1):
        u=f'{bat}{i:02d}';r=dict(unit=u,building=ttl)
        fl=et[min(5,(i-1)//(3 if bat!='C' else 2))]
        if u in com: t,typ,a,lo=com[u]
        else: typ=rng.choice(list(ty));a=ty[typ][0]+rng.choice([-2,-1,0,.5,1.5,2]);lo=round(ty[typ][1]*rng.uniform(.82,1.03),2);t=nm[k];k+=1
        r.update(unitType=typ,area=a)
        aa=fr(a,1 if a%1 else 0)
        if u in('A08','B05','B11'):
            r['statusText']='VACANT';data.append([u,fl,typ,aa,Paragraph('<b>VACANT</b>'+(' (travaux)' if u=='B05' else ''),S)]+['']*7)
            if u=='B05': r['statusText']='VACANT (travaux)'
            T[0]+=a
        else:
            s=D(rng.randint(2012,2025),rng.randint(1,6),rng.choice([1,1,15]));dur=9 if u in com else 3;e=addy(s,dur,0,-1)
            while e<D(2025,6,30): e=addy(e,3)
            pc=round((a*1.9+15)/5)*5.0;dg=round(lo*(3 if u in com else 1),0);so=rng.choice([0]*7+[round(lo+pc,2),-35.5,182.4])
            r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,deposit=dg,contractRent=lo,charges=[dict(code='Provisions charges',amount=pc)],totalCharges=round(lo+pc,2),balance=so)
            for j,v in enumerate((a,dg,lo,pc,lo+pc,so)): T[j]+=v
            data.append([u,fl,typ,aa,Paragraph(t,S),s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),money(dg),money(lo),money(pc),money(lo+pc),money(so)])
        rows.append(r)
    i1=len(data);st+=[('FONT',(0,i1),(-1,i1),'Times-Bold',8.5),('LINEABOVE',(3,i1),(-1,i1),.5,colors.black),('BOTTOMPADDING',(0,i1),(-1,i1),7)]
    pl=T[2]
    if bat=='B': pl=round(T[2]+270,2);plant=(money(T[2]),money(pl))
    data.append(['','','',fr(T[0],1),f'Sous-total {bat}','','',money(T[1]),money(pl),money(T[3]),money(T[4]),money(T[5])]);G=[x+y for x,y in zip(G,T)]
i1=len(data);st+=[('FONT',(0,i1),(-1,i1),'Times-Bold',9),('BOX',(0,i1),(-1,i1),1,colors.black)]
data.append(['','','',fr(G[0],1),'TOTAL IMMEUBLE','','']+[money(x) for x in G[1:]])
t=Table(data,colWidths=[34,36,58,42,150,60,60,64,64,60,66,66],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('ALIGN',(5,1),(6,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,1),(-1,-1),1.2),('BOTTOMPADDING',(0,1),(-1,-2),2)]+st))
T1=ParagraphStyle('t',fontName='Times-Bold',fontSize=14,leading=18,alignment=1);B=ParagraphStyle('b',fontName='Times-Roman',fontSize=9,leading=11)
n=len(rows);v=3
def ft(c,d): c.setFont('Times-Italic',7.5);c.drawString(40,20,'Régie Desgranges & Fils – Administrateur de biens – Lyon – Carte professionnelle G/T');c.drawRightString(800,20,f'{d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=36).build([Paragraph('ÉTAT LOCATIF AU 30 JUIN 2025',T1),Paragraph('Immeuble : 27, rue des Tisserands – 69004 Lyon &nbsp;&nbsp;&nbsp; Mandant : SCI Tisserands 27 &nbsp;&nbsp;&nbsp; Montants en euros, mensuels',B),Spacer(1,6),t,Spacer(1,8),Paragraph(f'Nombre de lots : {n} – loués : {n-v} – vacants : {v}. HC : hors charges. Solde positif : somme due par le locataire.',B)],onFirstPage=ft,onLaterPages=ft)
save(N,dict(propertyName='27, rue des Tisserands',asOnDate='2025-06-30',units=n,occupied=n-v,vacant=v,planted=dict(what=f'Sous-total B of Loyer HC printed {plant[1]} instead of {plant[0]}; the grand total is right',kind='total_wrong'),rows=rows),'MULTIFAMILY','French état locatif of a régie, buildings as headings with sub-totals')
