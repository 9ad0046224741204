from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
rnd=random.Random(707); F='sg_logistics_hub_tenancy_schedule.pdf'; asof=D('2026-03-31')
TN="Pelican Cold Chain Pte. Ltd.|Straits Parcel Logistics Pte. Ltd.|Merlimau Chemicals Distribution Pte. Ltd.|Kinabalu Foods (S) Pte. Ltd.|Orchid Freight Forwarders Pte. Ltd.|Hakusan Precision Parts Asia Pte. Ltd.|Jade Harbour E-Commerce Pte. Ltd.|Nordvik Marine Spares Pte. Ltd.|Equator Wine Cellars Pte. Ltd.|Sembawang Tyre Distribution Pte. Ltd.|Lumiere Event Logistics Pte. Ltd.|BioQuay Diagnostics Pte. Ltd.|Temasya Furnishings Pte. Ltd.|Ascentra 3PL (Singapore) Pte. Ltd.|Red Dot Archive & Records Pte. Ltd.|Mekong Garments Trading Pte. Ltd.|Solara PV Components Pte. Ltd.|Tanglin Medical Devices Pte. Ltd.|Garuda Aviation Supplies Pte. Ltd.|Quayside Canteen Operator|Union Coil & Wire Pte. Ltd.|Pacific Toy Warehouse Pte. Ltd.|Bintan Express Pte. Ltd.".split('|')
tr="Cold storage|Courier|Chemicals|Food|Freight|Precision parts|E-commerce|Marine|Beverage|Automotive|Events|Life science|Furniture|3PL|Archive|Apparel|Solar|Medical|Aviation|F&B|Electrical|Consumer|Freight".split('|')
units={'LEVEL 1 (RAMP-UP)':['#01-01','#01-02','#01-03/04','#01-05','#01-06','#01-K1'],'LEVEL 2 (RAMP-UP)':['#02-01','#02-02','#02-03','#02-04','#02-05/06'],'LEVEL 3 (RAMP-UP)':['#03-01','#03-02','#03-03','#03-04','#03-05','#03-06'],'LEVEL 4 (CARGO LIFT)':['#04-01','#04-02A','#04-02B','#04-03','#04-04','#04-05','#04-06']}
vac={'#02-04','#04-02B'}; pre={'#03-05'}
it=iter(zip(TN,tr)); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=6.6,leading=7.8)
hd=['Unit','Tenant','Trade','Lettable\nArea (sq ft)','Commence','Expiry','Rent\n(psf/mth)','Svc Chg\n(psf/mth)','Base Rent\n(S$/mth)','Service Chg\n(S$/mth)','Gross Rent\n(S$/mth)','GST 9%\n(S$)','Total\n(S$/mth)','Security\nDeposit (S$)','Option']
data=[hd]; sty=[]; rows=[]; G=dict(a=0,b=0,s=0,g=0,x=0,t=0,d=0)
m=lambda x:f'{x:,.2f}'; planted=None; n=0; PT={}
for lv,us in units.items():
    sty+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#eef3f7')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7)]; data.append([lv]+['']*14); S=dict.fromkeys(G,0)
    for u in us:
        n+=1; a=rnd.choice([11840,14210,15070,18330,20990,24650]); a=a*2-310 if '/' in u else a//2 if u[-1] in'AB' else a
        if u=='#01-K1': a=1120
        S['a']+=a
        if u in vac:
            data.append([u,Paragraph('Vacant',sm),'',f'{a:,}']+['']*11); rows.append(dict(unit=u,section=lv,area=a,statusText='Vacant')); continue
        t,td=next(it)
        if u=='#01-K1': t,td='Quayside Canteen Operator','F&B'
        elif t=='Quayside Canteen Operator': t,td=next(it)
        y=rnd.choice([2,3,3,3,5]); st=addm(asof,-rnd.randint(2,12*y-3)).replace(day=rnd.choice([1,1,1,16])); en=term_end(st,y)
        ps=round({'1':1.78,'2':1.66,'3':1.60,'4':1.38}[lv[6]]+rnd.choice([-.08,-.03,0,.04,.09,.12]),2); sc=.22; 
        if u=='#01-K1': ps=3.60
        b=round(a*ps,2); s=round(a*sc,2); g=round(b+s,2); x=round(g*.09,2); tt=round(g+x,2); d=round(g*rnd.choice([2,3,3]),2)
        pb=b
        if u=='#03-03':
            w=f'{b:.2f}'; i=1; nd=str((int(w[i])+3)%10); pb=float(w[:i]+nd+w[i+1:]); planted=dict(kind='digit_changed',what=f'Base Rent of unit {u} is printed as {m(pb)} instead of {m(b)} (Gross Rent, Total and all subtotals are built on the latter)')
        data.append([u,Paragraph(t.replace('&','&amp;'),sm),td,f'{a:,}',st.strftime('%d %b %Y'),en.strftime('%d %b %Y'),f'{ps:.2f}',f'{sc:.2f}',m(pb),m(s),m(g),m(x),m(tt),m(d),rnd.choice(['Nil','Nil','3 yrs','2 yrs','3+3 yrs'])])
        for k,v in zip(G,(a,b,s,g,x,tt,d)): S[k]+= v if k!='a' else 0
        rows.append(dict(unit=u,section=lv,tenantName=t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=pb,deposit=d,totalCharges=tt,charges=[dict(code='Service Chg',amount=s),dict(code='GST 9%',amount=x)],statusText='Occupied'))
    k=len(data); sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',6.8),('LINEABOVE',(3,k),(-2,k),.6,colors.black)]
    data.append(['','Sub-total','',f"{S['a']:,}",'','','','']+[m(S[q]) for q in 'bsgxtd']+[''])
    for q in G: G[q]+=S[q]
k=len(data); sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#c7d7e4')),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
data.append(['TOTAL','','',f"{G['a']:,}",'','','','']+[m(G[q]) for q in 'bsgxtd']+[''])
W=[17,47,20,16,18,18,12,12,19,18,19,17,20,20,13]
T=Table(data,colWidths=[w*mm*.985 for w in W],repeatRows=1)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.6),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#20506e')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(13,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,-1),.25,colors.HexColor('#9fb3c2')),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]+sty))
def pg(c,d): c.setFont('Helvetica',6.5); c.drawString(8*mm,7*mm,'Tuas Gateway Logistics Trust - Asset Management    Private & Confidential'); c.drawCentredString(148*mm,7*mm,f'- {c.getPageNumber()} -')
hs=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=12,leading=15); ns=ParagraphStyle('n',fontName='Helvetica',fontSize=7,leading=10)
SimpleDocTemplate(f'{B}/documents/{F}',pagesize=landscape(A4),leftMargin=6*mm,rightMargin=6*mm,topMargin=9*mm,bottomMargin=12*mm).build([Paragraph('TUAS GATEWAY LOGISTICS HUB',hs),Paragraph('21 Pioneer Bay Crescent, Singapore &nbsp;&nbsp;|&nbsp;&nbsp; Tenancy Schedule &nbsp;&nbsp;|&nbsp;&nbsp; Date: 31 Mar 2026',ns),Spacer(1,5),T,Spacer(1,6),Paragraph(f'No. of units: {n}. Leased: {n-2}. Vacant: 2. GST at prevailing rate of 9%. Security deposit held as cash or banker\'s guarantee. JTC sub-letting approval obtained for all tenancies.',ns)],onFirstPage=pg,onLaterPages=pg)
q=lambda k,f=m:[round(G[k],2),f(G[k])]
save(F,'Tuas Gateway Logistics Hub','2026-03-31',rows,n,n-2,2,'WAREHOUSE','Singapore ramp-up logistics schedule, gridded, psf and monthly, GST, level subtotals',False,{'area':[G['a'],f"{G['a']:,}"],'contractRent':q('b'),'charge:Service Chg':q('s'),'charge:GST 9%':q('x'),'totalCharges':q('t'),'deposit':q('d')},planted=planted)
