# Senior housing census & rate mix, PDF landscape (reportlab platypus table), IL/AL/MC, small
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Exhibit_C2_Hartwell_Commons_unit_mix.pdf'
# type, units, occ, sf, market, in-place avg, second person
S=[('Independent Living',[('Studio',12,10,412,2850,2704,750),('One Bedroom',28,27,588,3475,3318,750),('One Bedroom Deluxe',16,14,672,3825,3691,750),('Two Bedroom / Two Bath',14,13,934,4650,4402,850),('Garden Cottage',6,6,1180,5400,5115,850)]),
('Assisted Living',[('AL Studio',18,15,356,4725,4468,1200),('AL Alcove',10,8,418,5150,4905,1200),('AL One Bedroom',14,13,520,5875,5594,1200)]),
('Memory Care',[('MC Private',12,11,305,7250,6932,None),('MC Companion (per bed)',8,6,190,5650,5380,None)])]
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total','market_sf','other:2nd Person Fee']
P=lambda t,b=False:Paragraph(t,ParagraphStyle('h',fontName='Times-Bold',fontSize=8,leading=9,alignment=1 if not b else 0,textColor=colors.white))
data=[[P('Unit type',True)]+[P(t) for t in('Total<br/>Units','Occ.','Vac.','Occ.<br/>Pct.','Avg.<br/>SF','Total<br/>SF','Street<br/>Rate','Potential at<br/>Street','Avg. In-Place<br/>Rate','In-Place<br/>Revenue','Street<br/>/SF','2nd Person<br/>Fee')]]
st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#34495E')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONT',(0,1),(-1,-1),'Times-Roman',9),('ALIGN',(1,1),(-1,-1),'RIGHT'),('BOTTOMPADDING',(0,1),(-1,-1),2.5),('TOPPADDING',(0,1),(-1,-1),2.5)]
rows=[];tots=[];A=[]
n=lambda v:f'{v:,.0f}' ; d=lambda v:f'${v:,.0f}'
def total(lab,l):
    u=sum(x['units'] for x in l);o=sum(x['occupied'] for x in l);ts=sum(x['total_sf'] for x in l);mt=sum(x['market_total'] for x in l);at=sum(x['actual_total'] for x in l)
    t=dict(units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=round(ts/u),total_sf=ts,market=round(mt/u),market_total=mt,actual=round(at/o),actual_total=at,market_sf=round(mt/ts,2))
    i=len(data); data.append([lab]+[n(u),n(o),n(u-o),f"{t['pct_occ']:.1f}%",n(t['sf']),n(ts),d(t['market']),d(mt),d(t['actual']),d(at),f"${t['market_sf']:.2f}",''])
    st.extend([('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(1,i),(-1,i),.5,colors.black)]); tots.append(dict(label=lab,**t)); return i
for nm,l in S:
    i=len(data); data.append([nm]+['']*12); st+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',9.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8ECEF'))]
    q=[]
    for t,u,o,sf,m,a,f in l:
        R={'type':t,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'sf':sf,'total_sf':sf*u,'market':m,'market_total':m*u,'actual':a,'actual_total':a*o,'market_sf':round(m/sf,2),'other:2nd Person Fee':f}
        q.append(R); data.append(['   '+t,n(u),n(o),n(u-o) if u-o else '0',f"{R['pct_occ']:.1f}%",n(sf),n(sf*u),d(m),d(m*u),d(a),d(a*o),f"${R['market_sf']:.2f}",d(f) if f else 'n/a'])
    rows+=q;A+=q; total(nm+' Total',q)
i=total('Community Total',A); st+=[('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
H=lambda t,s,f='Times-Bold',a=0:Paragraph(t,ParagraphStyle('x',fontName=f,fontSize=s,leading=s+3,alignment=a))
el=[H('EXHIBIT C-2',8,'Times-Roman',2),H('Hartwell Commons',15),H('Unit Mix, Census and Rate Schedule by Level of Care &nbsp;-&nbsp; census of March 31, 2025',10,'Times-Italic'),Spacer(1,10),
Table(data,colWidths=[140,38,34,34,42,38,50,48,64,58,60,42,52],style=TableStyle(st),repeatRows=1,hAlign='LEFT'),Spacer(1,8),
H('Rates are monthly base rates; care charges (levels 1 to 4), community fees and second person fees are not in potential or in-place revenue. Companion rooms are counted by bed. '
'Average rates in total lines are weighted: street by all units, in-place by occupied units.',8,'Times-Roman')]
SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=44,rightMargin=40,topMargin=40,bottomMargin=36).build(el)
save(N,'UM','senior housing unit mix by level of care with census, loan exhibit PDF landscape',False,K,rows,tots)
