from h import *; R=random.Random(707)
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4; from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
fonts(); s=St(4)
def ln(c,lab,v,j=.05): b=round(v*R.uniform(1-j,1+j),-3); b=int(b) or round(v); return s.l(lab,[v,b,v-b,round(v*R.uniform(.93,1.01))],c)
s.h("PRODUITS LOCATIFS")
a=[ln("706100","Loyers bureaux",4286340,.01),ln("706200","Loyers restaurant inter-entreprises",212600,.01),ln("706300","Loyers parkings et archives",318450,.02),ln("706800","Étalement des franchises (IFRS 16)",-146200)]
t1=s.s_("Total loyers",a)
b=[ln("708100","Refacturation de charges locatives",871925),ln("708200","Refacturation taxe foncière",402310,.02),ln("708300","Refacturation taxe sur les bureaux",187440,.01),ln("708800","Produits divers",12760)]
t2=s.s_("Total refacturations et produits annexes",b)
ti=s.s_("TOTAL PRODUITS",[t1,t2],"TOTAL",kt="total_income")
s.h("CHARGES IMMOBILIÈRES")
c=[ln("606100","Électricité, fluides et chauffage urbain",-296480),ln("611000","Multitechnique et maintenance",-238115),ln("611200","Nettoyage et espaces verts",-121390),ln("611300","Sécurité incendie et accueil",-196740),ln("615200","Entretien et réparations (art. 605/606)",-84905,.2),ln("616000","Assurance multirisque",-47210),ln("622100","Honoraires de gestion locative",-98600),ln("622600","Honoraires de commercialisation",-38000),ln("635120","Taxe foncière et TEOM",-436900,.02),ln("635130","Taxe annuelle sur les bureaux",-203745,.01),ln("681700","Dotations dépréciation créances locataires",-19320)]
tc=s.s_("TOTAL CHARGES IMMOBILIÈRES",c,"TOTAL",kt="total_operating_expenses")
no=s.s_("REVENU NET LOCATIF",[ti,tc],"TOTAL",kt="noi")
s.h("FRAIS DE STRUCTURE ET RÉSULTAT FINANCIER")
d=[ln("622500","Honoraires d'asset management",-214300),ln("622700","Comptabilité, audit et frais juridiques",-61850),ln("661100","Intérêts des emprunts",-1187600,.01),ln("661800","Coût des couvertures de taux",42180),ln("681100","Dotations aux amortissements",-1356400,.01)]
td=s.s_("Total frais de structure et financiers",d)
s.s_("RÉSULTAT NET",[no,td],"TOTAL",kt="net_income")
NB='\u00a0'
f=lambda v:f"{v:,}".replace(",",NB)
fn='Le_Cassini_compte_de_gestion_2024.pdf'
doc=SimpleDocTemplate(D(fn),pagesize=A4,leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=40)
ps=PS('x',fontName='DC',fontSize=7.6,leading=9); pb=PS('b',parent=ps,fontName='DCB')
data=[["Compte","Libellé","Réalisé\n2024","Budget\n2024","Écart\n(€)","Écart\n(%)","Réalisé\n2023"]]; st=[('FONT',(0,0),(-1,-1),'DC',7.6),('FONT',(0,0),(-1,0),'DCB',7.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#7a1f3d')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),3)]
for k,r in enumerate(s.rows,1):
    t=r["rowType"]
    if t=="HEADING": data.append(["",r["label"]]+[""]*5); st+=[('SPAN',(1,k),(-1,k)),('FONT',(1,k),(1,k),'DCB',7.6),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#f3e6ea'))]
    else:
        v=r["values"]; data.append([r["accountCode"] or "",Paragraph(r["label"],ps if t=="LINE" else pb)]+[f(v[0]),f(v[1]),f(v[2]),f"{v[2]/abs(v[1])*100:.1f}".replace(".",",")+NB+"%",f(v[3])])
        if t!="LINE": st.append(('FONT',(0,k),(-1,k),'DCB',7.6))
        if t=="TOTAL": st.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e3e3e3')))
tb=Table(data,colWidths=[44,196,58,58,52,44,58],repeatRows=1); tb.setStyle(TableStyle(st))
H1=PS('h',fontName='DCB',fontSize=14,leading=18); H2=PS('h2',fontName='DC',fontSize=9,leading=12)
doc.build([Paragraph("SCI Le Cassini – Immeuble de bureaux, Issy-les-Moulineaux",H1),Paragraph("Compte de gestion de l'exercice clos le 31 décembre 2024 (période du 01/01/2024 au 31/12/2024) – montants en euros, hors taxes",H2),Spacer(1,10),tb,Spacer(1,8),Paragraph("Écart = réalisé moins budget ; un écart négatif est défavorable. Les refacturations de charges sont arrêtées sur la base des provisions appelées ; la régularisation 2024 sera présentée au deuxième trimestre 2025.",PS('n',parent=ps,textColor=colors.grey))])
save(fn,[s.truth("Compte de gestion","SCI Le Cassini","2024-01-01","2024-12-31",["Réalisé 2024","Budget 2024","Écart (€)","Réalisé 2023"])],"OFFICE","OPERATING_STATEMENT","French grid report, account codes, budget variance and prior year, space thousands",False)
