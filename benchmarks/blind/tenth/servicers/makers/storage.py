import random; from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
R=random.Random(4911); N='keyhole_storage_unit_status_dec25.pdf'
nm=iter(names(R,130,'LF')); asof=D(2025,12,31)
TY={'5x5 CC':(25,54),'5x10 CC':(50,89),'10x10 CC':(100,154),'10x10 DU':(100,139),'10x15 DU':(150,179),'10x20 DU':(200,219),'10x30 DU':(300,289),'12x35 RV':(420,165)}
B=[('A',34,['5x5 CC','5x10 CC','5x10 CC','10x10 CC']),('B',26,['10x10 DU','10x15 DU','10x20 DU']),('C',16,['10x20 DU','10x30 DU']),('P',8,['12x35 RV'])]
rows=[]
for b,n,ts in B:
    for k in range(1,n+1):
        t=ts[(k-1)*len(ts)//n]; sf,street=TY[t]; x=R.random()
        s='Rented' if x<.76 else 'Lock-out' if x<.82 else 'Lien' if x<.85 else 'Vacant' if x<.95 else 'Reserved' if x<.97 else 'Unrentable' if x<.985 else 'Company'
        q=dict(b=b,u=f'{b}{k:02d}',t=t,sf=sf,st=s,street=float(street))
        if s in('Rented','Lock-out','Lien'):
            r=float(round(street*R.choice([1,1,1.08,1.15,1.22,.85,.7]))); q['n']=next(nm) if R.random()>.08 else R.choice(['Hallmark Party Rentals','Rivera Bros Plumbing','Lakeside Little League','Oakfield Staging Co.'])
            q['r']=r; q['ins']=R.choice([0.,0.,9.,12.,15.]); q['tot']=r+q['ins']; q['mi']=asof-TD(R.randint(5,2600))
            late={'Rented':R.choice([0,0,0,0,0,0,4,11]),'Lock-out':R.choice([18,26,31]),'Lien':R.choice([52,67,94])}[s]
            q['pt']=asof-TD(late) if late else asof+TD(R.choice([0,4,11,17,23,30])); q['late']=late
            q['owed']=0. if not late else round(q['tot']*(1+late//31)+(20 if late>5 else 0),2); 
            if not late and R.random()<.08: q['owed']=-q['tot']
            q['dep']=R.choice([0.,0.,0.,25.])
        rows.append(q)
hd=['Unit','Size/type','Sq ft','Status','Tenant','In since','Paid thru','Street','Rent','Insur.','Bill','Late\ndays','Owed','Dep.']
W=[26,44,27,44,98,43,43,37,37,31,38,23,44,29]
def data_for(L): 
    o=[]
    for q in L:
        if 'r' in q: o.append([q['u'],q['t'],q['sf'],q['st'],q['n'],q['mi'].strftime('%m-%d-%Y'),q['pt'].strftime('%m-%d-%Y'),m2(q['street']),m2(q['r']),m2(q['ins']),m2(q['tot']),q['late'] or '',m2(q['owed']).replace('(','-').replace(')',''),m2(q['dep'])])
        else: o.append([q['u'],q['t'],q['sf'],q['st'],'','','',m2(q['street']),'','','','','',''])
    return o
base=[('FONT',(0,0),(-1,-1),'Helvetica',6.7),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,-1),'BOTTOM')]
S=lambda k,L:round(sum(q.get(k) or 0 for q in L),2)
def totrow(lab,L): return [lab,'',f"{S('sf',L):,.0f}",'','','','',m2(S('street',L)),m2(S('r',L)),m2(S('ins',L)),m2(S('tot',L)),'',m2(S('owed',L)),m2(S('dep',L))]
story=[]; names_={'A':'Building A - climate controlled','B':'Building B - drive-up','C':'Building C - large drive-up','P':'Parking row P'}
from reportlab.lib.styles import ParagraphStyle
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=9,leading=12,spaceBefore=6,spaceAfter=2); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=6.8,leading=9)
for b,n,_ in B:
    L=[q for q in rows if q['b']==b]; d=[hd]+data_for(L)+[totrow(f'Building {b}' if b!='P' else 'Row P',L)]
    t=Table(d,colWidths=W,repeatRows=1); k=len(d)-1
    t.setStyle(TableStyle(base+[('FONT',(0,0),(-1,0),'Helvetica-Bold',6.7),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('SPAN',(0,k),(1,k)),('FONT',(0,k),(-1,k),'Helvetica-Bold',6.7),('LINEABOVE',(0,k),(-1,k),.8,colors.black)]+[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F1F1F1')) for i in range(2,k,2)]))
    story+=[Paragraph(names_[b],h),t]
t=Table([totrow('All units',rows)],colWidths=W); t.setStyle(TableStyle(base+[('SPAN',(0,0),(1,0)),('FONT',(0,0),(-1,-1),'Helvetica-Bold',6.7),('BOX',(0,0),(-1,-1),.8,colors.black)])); story+=[Spacer(1,8),t,Spacer(1,10)]
r1=[['Size/type','Units','Rented','Street gross','Rent in place']]
for k in list(TY)+['Total']:
    L=[q for q in rows if k in('Total',q['t'])]; r1.append([k,len(L),sum('r' in q for q in L),m2(S('street',L)),m2(S('r',L))])
r2=[['Status','Units','Sq ft','Owed']]
for k in ['Rented','Lock-out','Lien','Vacant','Reserved','Unrentable','Company','Total']:
    L=[q for q in rows if k in('Total',q['st'])]; r2.append([k,len(L),f"{S('sf',L):,.0f}",m2(S('owed',L)).replace('(','-').replace(')','')])
ts=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
a=Table(r1,colWidths=[60,40,40,65,65]); a.setStyle(TableStyle(ts)); c2=Table(r2,colWidths=[65,40,50,60]); c2.setStyle(TableStyle(ts))
story.append(KeepTogether([Table([[a,c2]],colWidths=[310,250],style=[('VALIGN',(0,0),(-1,-1),'TOP')]),Paragraph('CC = climate controlled, DU = drive-up, RV = vehicle space. Lock-out and Lien units remain rented. Reserved = web reservation, not moved in. Company = office use.',sm)]))
def pg(c,d):
    w,hh=letter; c.setFont('Helvetica-Bold',12); c.drawString(20,hh-30,'Keyhole Self Storage #014 - Bellfield'); c.setFont('Helvetica',8); c.drawString(20,hh-41,'UNIT STATUS AND RATE LISTING   closing date 12-31-2025'); c.drawRightString(w-20,hh-30,'StoreMinder 9'); c.drawRightString(w-20,hh-41,'printed 01-02-2026 07:58'); c.line(20,hh-45,w-20,hh-45)
    c.setFont('Helvetica',7); c.drawCentredString(w/2,18,f'- {d.page} -')
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=48,bottomMargin=30).build(story,onFirstPage=pg,onLaterPages=pg)
o=sum('r' in q for q in rows)
T=[dict(unit=q['u'],section=names_[q['b']],building=names_[q['b']],unitType=q['t'],area=q['sf'],statusText=q['st'],tenantName=q.get('n'),moveInDate=iso(q.get('mi')),marketRent=q['street'],contractRent=q.get('r'),charges=[dict(code='Insur.',amount=q['ins'])] if 'r' in q else None,totalCharges=q.get('tot'),balance=q.get('owed'),deposit=q.get('dep')) for q in rows]
finish(N,dict(propertyName='Keyhole Self Storage #014 - Bellfield',asOnDate='2025-12-31',units=len(rows),occupied=o,vacant=None,sheet=None,planted=None,rows=T),'SELF_STORAGE','portrait listing by building, zebra, late days and owed, side-by-side summaries','Lock-out/Lien count as rented; vacant left null (reserved, unrentable, company)')
print(len(rows),o)
