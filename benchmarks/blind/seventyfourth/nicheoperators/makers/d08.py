from common import *; from reportlab.platypus import *; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors; from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
rng=random.Random(748); N='foundry_cowork_members.pdf'; ss=getSampleStyleSheet(); P8=ParagraphStyle('p',parent=ss['Normal'],fontSize=7.5,leading=8.5)
cos="Lantern Grid Software,Owl & Thistle Design,Parallel Tax Advisors,Meridian Home Health Staffing LLC,Copper Kettle Media,Northbank Translations,Sable Analytics,Juniper Grants Consulting,Kite & Key Architecture Studio,Redpoll Insurance Agency,Tessera Recruiting,Wayfare Nonprofit Alliance,Bluff City Court Reporting,Hexbolt Robotics".split(',')
nm=names(rng,30,'FL'); rows=[];data=[['Space','Seats','Sq ft','Member','Term start','Term end','List\nprice','Member\nfee','Mail &\nphone','Parking','Total\nmonthly','Deposit\nheld']]; st=[];G=[0]*6;ci=ni=0;cnt=[]
for sec,ids in (('Private offices',[f'Office {n}' for n in (201,202,203,204,205,206,207,208,210,211,212,214)]),('Team suites',['Suite A','Suite B','Suite C']),('Dedicated desks',[f'Desk {i}' for i in range(1,17)])):
    data.append([sec]+['']*11); st.append(('b',len(data)-1)); S=[0]*6;o=0
    for u in ids:
        if sec[0]=='D': seats,a,lp=1,None,325.
        elif sec[0]=='T': seats=rng.choice([8,10,12]); a=seats*48; lp=seats*390.
        else: seats=rng.choice([1,2,3,4]); a=seats*45+rng.choice([30,38,45]); lp=450.+seats*275
        r=dict(unit=u,section=sec,area=a,marketRent=lp)
        if rng.random()<.16: v=[u,seats,a or '','Available','','',m(lp),'','','','','']; r['statusText']='Available'; S[0]+=lp
        else:
            if sec[0]=='D': n=nm[ni];ni+=1
            else: n=cos[ci];ci+=1
            d=dt.date(rng.choice([2023,2024,2025]),rng.randint(1,10),1); mtm=rng.random()<.3; e=dt.date(2026,rng.randint(2,12),1)-dt.timedelta(days=1)
            fee=round(lp*rng.choice([1,1,.95,.9]),2); ml=rng.choice([0.,45.,45.]); pk=rng.choice([0.,0.,85.])*(1 if seats<6 else 2); t=round(fee+ml+pk,2); dep=fee if sec[0]!='D' else 100.
            v=[u,seats,a or '',Paragraph(n,P8),d.strftime('%b %-d, %Y'),'MTM' if mtm else e.strftime('%b %-d, %Y')]+[m(x) for x in (lp,fee,ml,pk,t,dep)]
            r.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(d),leaseEndDate='MTM' if mtm else iso(e),contractRent=fee,charges=[dict(code='Mail & phone',amount=ml),dict(code='Parking',amount=pk)],totalCharges=t,deposit=dep); S=[x+y for x,y in zip(S,(lp,fee,ml,pk,t,dep))];o+=1
        data.append(v); rows.append(r)
    data.append([f'{sec}: {o} of {len(ids)} taken','','','','','']+[m(x) for x in S]); st.append(('s',len(data)-1)); G=[x+y for x,y in zip(G,S)]; cnt.append((o,len(ids)))
data.append(['All spaces','','','','','']+[m(x) for x in G]); st.append(('s',len(data)-1))
tb=Table(data,colWidths=[52,32,34,140,62,62,54,54,46,46,58,58],repeatRows=1,rowHeights=None)
sty=[('FONTSIZE',(0,0),(-1,-1),7.5),('LEADING',(0,0),(-1,-1),9),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('ALIGN',(1,0),(2,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#B5541C')),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]
for k,i in st: sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(5 if k=='s' else -1,i))]+([('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F4E3D7'))] if k=='b' else [])
tb.setStyle(TableStyle(sty)); occ=sum(o for o,_ in cnt)
def foot(c,d): c.setFont('Helvetica',7); c.drawString(40,22,'The Foundry Cowork - confidential'); c.drawRightString(752,22,f'{d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(letter),topMargin=36,bottomMargin=40,leftMargin=40,rightMargin=40).build([Paragraph('The Foundry Cowork',ss['Heading2']),Paragraph('Membership roll at December 1, 2025',ss['Normal']),Spacer(1,8),tb,Spacer(1,10),Paragraph(f'{len(rows)} spaces, {occ} taken, {len(rows)-occ} available. Hot-desk day passes and meeting-room hours are billed separately.',P8)],onFirstPage=foot,onLaterPages=foot)
save(N,rows,'OFFICE','co-working membership roll by section, wrapped names',False,'The Foundry Cowork','2025-12-01',len(rows),occ,len(rows)-occ)
