# LIHTC unit mix and restricted rents: supplementary schedule in an audited report (reportlab platypus)
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *
NAME='Juniper_Crossing_restricted_rents.pdf'
G=[('One-bedroom',1,'1',[('1A','30%',6,618,571,64),('1A','50%',14,618,952,64),('1A','60%',8,618,1143,64),('1B-ADA','50%',4,655,952,64)]),
('Two-bedroom',2,'1.5',[('2A','30%',4,842,686,83),('2A','50%',18,842,1143,83),('2A','60%',14,842,1372,83),('2B','60%',6,904,1372,83)]),
('Three-bedroom',3,'2',[('3A','30%',2,1107,792,104),('3A','50%',9,1107,1320,104),('3A','60%',10,1107,1585,104)])]
N=sum(q[2] for g in G for q in g[3])+1
HB=['Unit\nplan','BR','BA','AMI\nlimit','No. of\nunits','% of\ntotal','Unit\nSF','Gross\nrent','Utility\nallow.','Net\nrent','Monthly\nincome','Annual\nincome']
K=['beds','baths','ami','units','pct_units','sf','gross','ua','net','other:Monthly income','other:Annual income']
data=[HB];sty=[];rows=[];tot=[];GT=[0,0,0];P=0
i0=lambda v:f'{v:,}'
def line(plan,br,ba,ami,n,sf,g,u,lab=None):
    net=g-u; m=n*net
    data.append([plan,br,ba,ami or 'n/a',i0(n),f'{n/N*100:.1f}%',i0(sf),f'${g:,}',f'({u})',f'${net:,}',f'${m:,}',f'${m*12:,}'])
    r={'type':plan,'beds':br,'baths':float(ba),'ami':float(ami[:-1]),'units':n,'pct_units':round(n/N*100,1),'sf':sf,'gross':g,'ua':u,'net':net,'other:Monthly income':m,'other:Annual income':m*12}
    rows.append(r); return m
for nm,br,ba,ls in G:
    s=[0,0]
    for l in ls: m=line(l[0],br,ba,*l[1:]); s[0]+=l[2]; s[1]+=m
    lab=f'{nm} subtotal'; sty.append(len(data))
    data.append([lab,'','','',i0(s[0]),f'{s[0]/N*100:.1f}%','','','','',f'${s[1]:,}',f'${s[1]*12:,}'])
    tot.append({'label':lab,'units':s[0],'pct_units':round(s[0]/N*100,1),'other:Monthly income':s[1],'other:Annual income':s[1]*12})
    GT[0]+=s[0]; GT[1]+=s[1]
# manager's unit: no rent
data.append(["Manager's unit",2,'1.5','','1',f'{100/N:.1f}%','842','','','','',''])
rows.append({'type':"Manager's unit",'beds':2,'baths':1.5,'units':1,'pct_units':round(100/N,1),'sf':842}); mg=len(data)-1
data.append(['Total','','','',i0(N),'100.0%','','','','',f'${GT[1]:,}',f'${GT[1]*12:,}'])
tot.append({'label':'Total','units':N,'pct_units':100.0,'other:Monthly income':GT[1],'other:Annual income':GT[1]*12})
st=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('ALIGN',(1,0),(3,-1),'CENTER'),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#3d5a45')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#b8c4bb')),('TOPPADDING',(0,1),(-1,-1),3),('BOTTOMPADDING',(0,1),(-1,-1),3),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)])
for i in sty: st.add('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5); st.add('SPAN',(0,i),(3,i)); st.add('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8eee9'))
st.add('SPAN',(0,len(data)-1),(3,len(data)-1))
B=ParagraphStyle('b',fontName='Helvetica',fontSize=9,leading=12); T=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=13,leading=17)
el=[Paragraph('Juniper Crossing Limited Partnership',T),Paragraph('Supplementary Schedule 4: Unit Mix, Income Limits and Restricted Rents',B),Paragraph('Effective May 1, 2025 (HUD MTSP limits, Prairie County)',B),Spacer(1,10),
 Table(data,colWidths=[76,28,30,40,44,44,44,54,50,54,66,72],repeatRows=1,style=st,hAlign='LEFT'),Spacer(1,10),
 Paragraph('Gross rent is the lower of the Section 42 maximum and the rent under the regulatory agreement. Utility allowance per housing authority schedule (electric heat, cooking, lighting) dated 2/1/2025.',B),
 Paragraph('The manager\'s unit is common area under Rev. Rul. 92-61 and carries no rent. Applicable fraction 100%.',B)]
def foot(c,d): c.setFont('Helvetica',8); c.drawCentredString(396,28,'- 27 -'); c.drawString(50,28,'See independent auditor\'s report.')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),leftMargin=50,rightMargin=50,topMargin=48,bottomMargin=50,title='Unit mix').build(el,onFirstPage=foot,onLaterPages=foot)
save(NAME,'UM','LIHTC unit mix by AMI with gross rent, utility allowance, net rent; schedule of an audit report',False,K,rows,tot)
print(N,GT)
