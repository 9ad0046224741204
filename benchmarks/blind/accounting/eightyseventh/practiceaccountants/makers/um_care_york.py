from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Room_mix_Ouse_Lodge_group_Q1_2026.pdf'
# type, rooms, occ, m2, tariff £/wk pence, avg paid pence
S=[("Ouse Lodge, Bootham (residential)",[("Single",14,13,11.8,118500,98740),("Single en suite",18,17,14.2,129500,112365),("Single en suite, garden",6,6,15.1,138000,127850),("Double / companion",3,2,21.5,165000,149900),("Respite",2,1,12.0,140000,140000)]),
("Clifton Grange (nursing)",[("Nursing single en suite",22,20,15.6,156500,139425),("Nursing premium",8,7,19.3,174000,166210),("Dementia single en suite",16,16,15.0,162000,143980),("Dementia studio",4,3,23.7,183500,176400),("Respite",2,2,14.4,165000,158750)]),
("Hob Moor Almshouses (weekly maintenance contribution)",[("Bedsit",6,5,26.0,9850,9410),("1 bed cottage",11,11,38.5,12600,12175),("1 bed cottage, wheelchair",3,3,44.0,13200,12640),("2 bed warden's house",1,1,61.0,16500,0)])]
st=ParagraphStyle('a',fontName='Helvetica',fontSize=7.8,leading=9); sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold'); hd=ParagraphStyle('h',parent=sb,alignment=2,textColor=colors.white,fontSize=7.5,leading=8.6); hl=ParagraphStyle('hl',parent=hd,alignment=0)
H1=['Room type','Rooms','Occu-<br/>pied','Void','Occu-<br/>pancy','Avg<br/>m²','Published<br/>weekly<br/>fee £','Average<br/>weekly<br/>fee paid £','Weekly<br/>fees<br/>£']
K=['units','occupied','vacant','pct_occ','sf','market','actual','actual_total']
W=[150,38,38,34,46,38,58,58,70]
fl=[Paragraph('Ouse Lodge Care Group Ltd',ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#4A235A'))),Paragraph('Room mix and fees by home, week ending Sunday 29 March 2026',ParagraphStyle('t2',fontName='Helvetica',fontSize=9.5,leading=14)),Spacer(1,10)]
rows=[]; tots=[]; G=[0]*4
def line(T): return dict(units=T[0],occupied=T[1],vacant=T[0]-T[1],pct_occ=round(T[1]/T[0]*100,1),actual=m(int(T[2]/T[1]+.5)),actual_total=m(T[2]))
for s,L in S:
    data=[[Paragraph(x,hl if i==0 else hd) for i,x in enumerate(H1)]]; T=[0]*3
    for t,n,o,z,a,p in L:
        v=o*p; T=[x+y for x,y in zip(T,[n,o,v])]
        data.append([Paragraph(t,st),n,o,(n-o) or '-',f'{o/n*100:.1f}%',f'{z:.1f}',gb(a),gb(p) if p else '-',gb(v) if p else '-'])
        d=dict(type=t,units=n,occupied=o,vacant=n-o,pct_occ=float(f'{o/n*100:.1f}'),sf=z,market=m(a),actual=m(p),actual_total=m(v))
        if n==o: del d['vacant']
        if not p: del d['actual'],d['actual_total']
        rows.append(d)
    G=[x+y for x,y in zip(G,T)]; lab=f'Total {s.split(",")[0].split(" (")[0]}'; x=line(T)
    if 'Almsh' in s: del x['actual']
    data.append([Paragraph(lab,sb),x['units'],x['occupied'],x['vacant'],f"{x['pct_occ']:.1f}%",'','',f"{x['actual']:,.2f}" if 'actual' in x else '',f"{x['actual_total']:,.2f}"]); tots.append(dict(label=lab,**x))
    t=Table(data,colWidths=W,repeatRows=1); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#6C3483')),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#F4ECF7')]),('FONT',(1,-1),(-1,-1),'Helvetica-Bold',7.8),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('TOPPADDING',(0,1),(-1,-1),2.5),('BOTTOMPADDING',(0,1),(-1,-1),2.5)]))
    fl+=[Paragraph(s,ParagraphStyle('s',fontName='Helvetica-Bold',fontSize=10,leading=15)),t,Spacer(1,14)]
x=dict(units=G[0],occupied=G[1],vacant=G[0]-G[1],pct_occ=round(G[1]/G[0]*100,1),actual_total=m(G[2]))
t=Table([[Paragraph('GROUP TOTAL',sb),x['units'],x['occupied'],x['vacant'],f"{x['pct_occ']:.1f}%",'','','',f"{x['actual_total']:,.2f}"]],colWidths=W); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',7.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,-1),1,colors.black),('LINEBELOW',(0,0),(-1,-1),1,colors.black)])); tots.append(dict(label='GROUP TOTAL',**x))
fl+=[t,Spacer(1,10),Paragraph('Warden\'s house is occupied rent free as part of employment. Average fee paid includes local authority and NHS funded residents (FNC included in nursing fees).',st)]
def foot(c,d): c.setFont('Helvetica',7); c.drawString(33,24,'Ouse Lodge Care Group Ltd - management pack, schedule 6'); c.drawRightString(562,24,f'Page {d.page}')
SimpleDocTemplate(doc(N),pagesize=A4,leftMargin=33,rightMargin=33,topMargin=40,bottomMargin=40).build(fl,onFirstPage=foot,onLaterPages=foot)
save(N,'UM','Care-home room mix in three tables, weekly fees, York',False,K,rows,tots); print(len(rows))
