# US limited-equity / tax credit co-op: unit types with restricted carrying charges
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
D='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('LN',D+'Regular.ttf'));pdfmetrics.registerFont(TTFont('LNB',D+'Bold.ttf'))
NAME='marigold_coop_unit_rents_2025.pdf'
COL=['ami','units','sf','gross','ua','net','monthly','annual']
UA={0:58,1:71,2:96,3:121};GR={30:(0,567,681,786),50:(883,946,1135,1311),60:(1060,1135,1362,1573)}
S=[('STUDIO',0,[('Studio',1,50,4,438),('Studio',1,60,3,438)]),('ONE BEDROOM',1,[('1BR Flat',1,30,3,602),('1BR Flat',1,50,10,602),('1BR Flat',1,60,9,602),('1BR Accessible',1,50,2,655)]),
('TWO BEDROOM',2,[('2BR Flat',1,30,2,806),('2BR Flat',1,50,8,806),('2BR Flat',1,60,11,806),('2BR Townhouse, Building C & D end units',1.5,60,6,968)]),('THREE BEDROOM',3,[('3BR Townhouse',2,30,1,1184),('3BR Townhouse',2,50,5,1184),('3BR Townhouse',2,60,4,1184)])]
ps=ParagraphStyle('a',fontName='LN',fontSize=9,leading=10);g=[['','','','AMI','No. of','Unit','Max Gross','Less: Utility','Net Carrying','Total Net','Total'],['Unit Type','BR','BA','Limit','Units','Sq. Ft.','Rent','Allowance','Charge','per Month','per Year']]
st=[('FONT',(0,0),(-1,-1),'LN',9),('FONT',(0,0),(-1,1),'LNB',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black)]
rows=[];tots=[];G=[0]*3
def d(v): return f'${v:,.0f}'
for sn,br,l in S:
    g.append([sn]+['']*10);st+=[('FONT',(0,len(g)-1),(0,len(g)-1),'LNB',9),('SPAN',(0,len(g)-1),(-1,len(g)-1))]
    T=[0]*3
    for t,ba,am,n,sf in l:
        gr=GR[am][br];u=UA[br];net=gr-u;mo=net*n
        g.append([Paragraph(t,ps),str(br),f'{ba:g}',f'{am}%',str(n),f'{sf:,}',d(gr),f'$'+str(u),d(net),d(mo),d(mo*12)])
        rows.append({'type':t,'beds':br,'baths':ba,'ami':am,'units':n,'sf':sf,'gross':gr,'ua':u,'net':net,'monthly':mo,'annual':mo*12})
        for i,x in enumerate((n,mo,mo*12)): T[i]+=x;G[i]+=x
    lab=f'Subtotal {sn.title()}'
    g.append([lab,'','','',str(T[0]),'','','','',d(T[1]),d(T[2])]);i=len(g)-1
    st+=[('FONT',(0,i),(-1,i),'LNB',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#ececec')),('BOTTOMPADDING',(0,i),(-1,i),4)]
    tots.append({'label':lab,'units':T[0],'monthly':T[1],'annual':T[2]})
g.append(['Resident Manager (2BR)','2','1','','1','806','','','','','']);i=len(g)-1
rows.append({'type':'Resident Manager (2BR)','beds':2,'baths':1,'units':1,'sf':806});G[0]+=1
st.append(('TOPPADDING',(0,i),(-1,i),6))
g.append(['PROJECT TOTAL','','','',str(G[0]),'','','','',d(G[1]),d(G[2])]);i=len(g)-1
tots.append({'label':'PROJECT TOTAL','units':G[0],'monthly':G[1],'annual':G[2]})
st+=[('FONT',(0,i),(-1,i),'LNB',10),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
W=[112,22,24,32,36,40,50,56,56,52,58]
main=Table(g,colWidths=W,repeatRows=2);main.setStyle(TableStyle(st))
h=lambda t,s=10,b=True:Paragraph(t,ParagraphStyle('h',fontName='LNB' if b else 'LN',fontSize=s,leading=s+3))
side=Table([['Utility (tenant-paid)','Studio','1BR','2BR','3BR'],['Electric - lights & appliances','$31','$39','$54','$69'],['Gas heat','$19','$23','$31','$39'],['Gas cooking','$8','$9','$11','$13']],colWidths=[130,45,45,45,45])
side.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LN',8),('FONT',(0,0),(-1,0),'LNB',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
side.hAlign='LEFT'
def foot(c,dd): c.setFont('LN',8);c.drawString(36,26,'Marigold Court Mutual Housing Association - FY2025 Operating Budget, Schedule B');c.drawRightString(576,26,'B-1')
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=45).build([h('MARIGOLD COURT LIMITED-EQUITY COOPERATIVE',14),h('Schedule B - Unit Types and Restricted Carrying Charges, effective July 1, 2025',10,False),Spacer(1,10),main,Spacer(1,14),h('Utility allowance build-up (county HA schedule)',9),Spacer(1,3),side,Spacer(1,10),h('Resident manager unit is exempt common area and carries no charge. Gross rents are the lesser of tax-credit and state HFA limits.',8,False)],onFirstPage=foot,onLaterPages=foot)
for br,x in UA.items(): assert x=={0:58,1:71,2:96,3:121}[br]
save(NAME,'UM',COL,rows,tots)
