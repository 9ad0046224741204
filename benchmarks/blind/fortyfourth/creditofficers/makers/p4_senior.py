import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
F='magnolia_terrace_resident_census.pdf'; R=random.Random(4404); N=Names(R)
SEC=[('INDEPENDENT LIVING','IL',[('IL-%d'%n) for n in range(101,119)]),('ASSISTED LIVING','AL',['AL-%d'%n for n in list(range(201,215))+list(range(301,313))]),('MEMORY CARE - THE COTTAGE','MC',['MC-%02d'%n for n in range(1,13)])]
KT={'IL':[('Cottage 1BR',740,3250),('Villa 2BR',980,3895)],'AL':[('Studio',345,4150),('Deluxe Studio',410,4475),('One Bedroom',525,5050)],'MC':[('Private',290,5890),('Companion',380,4690)]}
rows=[]; body=[['','','','','','', 'MONTHLY CHARGES','','','','',''],['Apt','Resident','Pay','Move-In','Apt Style','Sq Ft','Street\nRate','Base Rent','Level of\nCare','2nd Person','Other','Total']]; st=[]
f=lambda x:format(x,',.0f') if x>=0 else '(%s)'%format(-x,',.0f')
S={}
def totrow(lbl,q,extra):
    body.append([lbl,'','',extra,'','']+[f(sum(r.get('marketRent',0) for r in q)),f(sum(r.get('contractRent',0) for r in q))]+[f(sum(c['amount'] for r in q for c in r.get('charges',[]) if c['code']==k)) for k in ('Level of Care','2nd Person','Other')]+[f(sum(r.get('totalCharges',0) for r in q))]); k=len(body)-1
    st.extend([('FONTNAME',(0,k),(-1,k),'Times-Bold'),('LINEABOVE',(6,k),(-1,k),.6,colors.black),('SPAN',(0,k),(2,k)),('SPAN',(3,k),(5,k))])
for title,cd,us in SEC:
    body.append([title]+['']*11); k=len(body)-1; st+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Times-BoldItalic'),('FONTSIZE',(0,k),(-1,k),10.5),('TOPPADDING',(0,k),(-1,k),8)]
    q=[]
    for i,u in enumerate(us):
        ty,sf,mk=KT[cd][i%len(KT[cd])]; x=R.random()
        if x<.13:
            r=dict(unit=u,unitType=ty,area=sf,section=title,statusText='vacant' if x>.03 else 'vacant - reserved',marketRent=mk); 
            body.append([u,r['statusText'],'','',ty,f(sf),f(mk),'','','','',''])
        else:
            a,l=N.pair(); nm='%s, %s %s.'%(l,a,R.choice('ABCEFGHJLMRT')); two=(ty in('Villa 2BR','One Bedroom') and R.random()<.3)
            if two: nm='%s, %s & %s'%(l,a,R.choice([z for z in FIRST if z!=a]))
            mi=dt.date(R.choice([2020,2022,2023,2024,2025]),R.randint(1,12),R.randint(1,28)); base=mk-R.choice([0,0,100,150,225,300,410])
            loc={'IL':0,'AL':R.choice([0,550,550,950,1400]),'MC':R.choice([1200,1650])}[cd]; sp=(750 if cd=='IL' else 1100) if two else 0; oth=R.choice([0,0,0,45,60,-200,125])
            tot=base+loc+sp+oth; pay=R.choice(['PP','PP','PP','LTC','VA']) if cd!='IL' else 'PP'
            ch=[dict(code='Base Rent',amount=base)]+[dict(code=c,amount=v) for c,v in(('Level of Care',loc),('2nd Person',sp),('Other',oth)) if v]
            r=dict(unit=u,unitType=ty,area=sf,section=title,tenantName=nm,statusText='Occupied',marketRent=mk,contractRent=base,moveInDate=mi,charges=ch,totalCharges=tot)
            body.append([u,nm,pay,mi.strftime('%b %-d, %Y'),ty,f(sf),f(mk),f(base),f(loc) if loc else '',f(sp) if sp else '',f(oth) if oth else '',f(tot)])
        q.append(r); rows.append(r)
    oc=sum('tenantName' in r for r in q); totrow('Total %s'%title.title().split(' - ')[0],q,'%d apts / %d occupied / %d vacant'%(len(q),oc,len(q)-oc))
oc=sum('tenantName' in r for r in rows); totrow('TOTAL COMMUNITY',rows,'%d apts / %d occupied / %d vacant'%(len(rows),oc,len(rows)-oc)); st.append(('LINEBELOW',(6,len(body)-1),(-1,len(body)-1),1.4,colors.black))
n=ParagraphStyle('n',fontName='Times-Italic',fontSize=8.5,leading=11)
h=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18,alignment=1); s=ParagraphStyle('s',fontName='Times-Roman',fontSize=10,leading=13,alignment=1)
t=Table(body,colWidths=[50,165,34,80,82,44,66,70,62,68,58,72],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('SPAN',(7,0),(11,0)),('SPAN',(6,0),(6,0)),('ALIGN',(5,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(7,0),(11,0),.4,colors.black),('ALIGN',(7,0),(11,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2)]+st))
body[0][7]='MONTHLY CHARGES'; body[0][6]=''
t=Table(body,colWidths=[50,165,34,80,82,44,66,70,62,68,58,72],repeatRows=2,style=TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('SPAN',(7,0),(11,0)),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(7,0),(11,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(7,0),(11,0),.4,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2)]+st))
def foot(c,d): c.setFont('Times-Italic',8); c.drawString(60,22,'Confidential - contains resident information. Prepared by the Business Office for Cumberland Trust Bank.'); c.drawRightString(948,22,'- %d -'%d.page)
SimpleDocTemplate(os.path.join(DOC,F),pagesize=landscape(legal),leftMargin=60,rightMargin=60,topMargin=30,bottomMargin=34,title='Resident Rent Roll').build([Paragraph('MAGNOLIA TERRACE SENIOR LIVING',h),Paragraph('Dothan, Alabama',s),Paragraph('Rent Roll by Resident &mdash; Census of January 31, 2026',s),Spacer(1,8),t,Spacer(1,6),Paragraph('Pay: PP = private pay, LTC = long-term-care insurance, VA = Aid &amp; Attendance. &quot;Other&quot; is cable, garage, pet and move-in concessions (shown in parentheses). A reserved apartment has a signed deposit agreement but no resident yet and is counted as vacant. Couples are billed on one line.',n)],onFirstPage=foot,onLaterPages=foot)
save(F,rows,'SENIOR_HOUSING','r44c','Own Word-processor report of a senior community by resident, three care sections, charge columns',propertyName='Magnolia Terrace Senior Living',asOnDate='2026-01-31',units=len(rows),occupied=oc,vacant=len(rows)-oc)
