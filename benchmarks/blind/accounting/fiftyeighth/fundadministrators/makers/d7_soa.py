from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for a,b in(('S','DejaVuSerif'),('SB','DejaVuSerif-Bold'),('C','DejaVuSansCondensed'),('CB','DejaVuSansCondensed-Bold'),('CI','DejaVuSansCondensed-Oblique')): pdfmetrics.registerFont(TTFont(a,f'/usr/share/fonts/truetype/dejavu/{b}.ttf'))
N='Clarendon_Quay_House_Schedule_of_Accommodation.pdf'
SM='other:NIA (sq m)'
money=['units','vacant',SM,'total_sf','actual_total','actual_sf','market_total','market_sf']
T=Truth(N,'UM','Dublin office block, schedule of accommodation by floor and use, broker style, annual rents',True,money)
# label, suites, void suites, sq m, rate passing (on let share), erv rate, let share
S=[('Offices',[('Sixth floor - penthouse office',1,0,612.4,58.5,62.5,1),('Fifth floor - open plan office',1,0,1104.8,56.0,60.0,1),('Fourth floor - open plan office',2,1,1187.3,54.75,58.5,.46),('Third floor - open plan office',1,0,1187.3,52.0,57.5,1),('Second floor - serviced suites',6,1,1179.6,61.25,59.0,.88),('First floor - open plan office',2,0,1162.1,49.5,56.0,1),('Ground floor - office suite',1,1,348.9,0,52.5,0)]),
('Retail and leisure',[('Ground floor - café unit',1,0,164.2,38.0,40.0,1),('Ground floor - convenience store',1,0,241.7,42.5,41.0,1),('Lower ground - gymnasium',1,0,486.0,18.5,20.0,1)]),
('Ancillary',[('Lower ground - storage rooms',8,3,132.6,15.0,15.0,.6),('Roof - telecoms licences',2,0,None,24000,26000,1),('Basement - car spaces',46,5,None,4250,4500,1),('Basement - motorcycle bays',12,4,None,600,600,1)])]
P=lambda t,f='C',s=8,al=2,col=colors.black: Paragraph(t,ParagraphStyle('x',fontName=f,fontSize=s,leading=s+2,alignment=al,textColor=col))
NAVY=colors.HexColor('#14344b')
hdr=['Floor / accommodation','Suites','Void','NIA<br/>(sq m)','NIA<br/>(sq ft)','Passing rent<br/>(€ p.a.)','€ per<br/>sq ft','ERV<br/>(€ p.a.)','ERV €<br/>per sq ft']
data=[[P(h,'CB',8,0 if i==0 else 2,colors.white) for i,h in enumerate(hdr)]]; st=[('BACKGROUND',(0,0),(-1,0),NAVY),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
def fm(v): return [f"{v['units']:,}",f"{v['vacant']:,}" if v.get('vacant') else '–',f"{v[SM]:,.1f}" if v.get(SM) else '',f"{v['total_sf']:,}" if v.get('total_sf') else '',f"{v['actual_total']:,}" if v.get('actual_total') else '–',f"{v['actual_sf']:.2f}" if v.get('actual_sf') else '',f"{v['market_total']:,}",f"{v['market_sf']:.2f}" if v.get('market_sf') else '']
def tot(lab,ix,rates):
    t={k:sum(T.t['rows'][i].get(k,0) for i in ix) for k in ('units','vacant',SM,'total_sf','actual_total','market_total')}; t[SM]=round(t[SM],1)
    if rates: t['market_sf']=r2(t['market_total']/t['total_sf'])
    T.total(lab,{k:v for k,v in t.items() if v},ix,['market_sf']); data.append([P(lab,'CB',8,0)]+[P(z,'CB') for z in fm(t)]); st.append(('LINEABOVE',(1,len(data)-1),(-1,len(data)-1),.6,NAVY)); return t
allx=[]
for sec,rows in S:
    data.append([P(sec,'SB',9,0,NAVY)]+['']*8); st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.3,colors.grey)); ix=[]
    for lab,u,vd,m,pr,er,sh in rows:
        v=dict(units=u,vacant=vd or None)
        if m:
            sf=round(m*10.7639); v.update({SM:m,'total_sf':sf,'market_total':int(round(sf*er,-1)),'market_sf':er})
            let=int(round(sf*sh*pr,-1)); v['actual_total']=let or None; v['actual_sf']=pr or None
        else: v.update(actual_total=(u-vd)*pr,market_total=u*er)
        ix.append(T.row(type=lab,**v)); data.append([P(lab,'C',8,0)]+[P(z) for z in fm(v)])
    tot(f'{sec} total',ix,sec=='Offices'); allx+=ix
t=tot('Total Clarendon Quay House',allx,False); st+=[('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#dfe7ec')),('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),1,NAVY)]
def deco(c,d):
    c.setFillColor(NAVY); c.rect(0,A4[0]-30,A4[1],30,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('S',11); c.drawString(42,A4[0]-20,'Ashgrove Lacey  |  Capital Markets'); c.setFillColor(colors.grey); c.setFont('C',7); c.drawString(42,22,'Ashgrove Lacey for themselves and for the vendors give notice that particulars are given without responsibility.'); c.drawRightString(800,22,'Investment memorandum - 14')
doc=SimpleDocTemplate(f'{ROOT}/documents/{N}',pagesize=landscape(A4),leftMargin=42,rightMargin=42,topMargin=44,bottomMargin=36)
tb=Table(data,colWidths=[205,48,42,68,68,92,62,92,70],repeatRows=1); tb.setStyle(TableStyle(st))
doc.build([P('Clarendon Quay House, Dublin 2','SB',15,0,NAVY),Spacer(1,8),P('Schedule of accommodation and income as at 30 June 2025','S',10,0),Spacer(1,8),tb,Spacer(1,6),
 P('Passing rents per sq ft are on let area only. Areas measured to IPMS 3 (SCSI) and converted at 10.7639. Lower ground storage and parking are held on licence, terminable on three months\' notice. ERV is that of the external valuer at 31 March 2025.','CI',7.5,0)],onFirstPage=deco,onLaterPages=deco)
T.save(); print(N,len(T.t['rows']),T.t['totals'][-1])
