from common import *; from reportlab.platypus import *; from reportlab.lib import colors; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib.styles import getSampleStyleSheet
r=random.Random(303); n=N(303); f='tenant_roster_bellmere_ha.pdf'
rows=[];body=[];st=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('ALIGN',(6,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('VALIGN',(0,0),(-1,-1),'BOTTOM')]
body.append(['Unit No.','BR','Head of Household','St','Move-In','Next\nRecert','Contract\nRent','Tenant\nPortion','HAP\nSubsidy','Security\nDeposit','Account\nBalance'])
G=[0]*5;go=0;gv=0
for bl,pre,cnt in [('0100 Bellmere Towers','T',72),('0200 Marrow Court','M',40),('0300 Ferriter Homes','F',28),('0400 Scattered Site','S',16)]:
    st+= [('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',7.6),('BACKGROUND',(0,len(body)),(-1,len(body)),colors.HexColor('#e6ecf2'))]
    body.append(['Project: '+bl]+['']*10);S=[0]*5;o=v=0
    for k in range(cnt):
        u=f'T{2+k//9}{k%9+1:02d}' if pre=='T' else f'{pre}{k+1:03d}'
        br=r.choice([0,1,1]) if pre=='T' else r.choice([2,2,3,4] if pre!='S' else [3,3,4])
        base={0:702,1:815,2:968,3:1184,4:1340}[br]
        if r.random()<.06:
            v+=1;s=r.choice(['V','V','VM'])
            body.append([u,br,'VACANT' if s=='V' else 'VACANT - MODERNIZATION',s,'','',m(base),'','','',''])
            rows.append(R(unit=u,building=bl,unitType=str(br)+' BR',statusText='VACANT',_b=base));S[0]+=0
            # contract rent printed for vacant = authorised
            body[-1][6]='';rows[-1].pop('_b');continue
        o+=1;nm=n('{l}, {f}').upper();d=D(r,'2001-01-01','2025-08-20');tp=min(r.randrange(50,620),base);
        if r.random()<.06: tp=base
        hap=base-tp;dep=r.choice([50,100,150,200]);bal=r.choice([0]*6+[tp,12.5,-8,45.75])
        rec=dt.date(2025 if d.month>9 else 2026,d.month,1)
        body.append([u,br,nm,'O',f'{d:%m/%d/%Y}',f'{rec:%m/%y}',m(base),m(tp),m(hap),m(dep),m(bal) if bal>=0 else f'({m(-bal)})'])
        for i,x in enumerate((base,tp,hap,dep,bal)): S[i]+=x
        rows.append(R(unit=u,building=bl,unitType=f'{br} BR',tenantName=nm,statusText='O',moveInDate=d.isoformat(),contractRent=base,deposit=dep,balance=bal,charges=[dict(code='Tenant Portion',amount=tp),dict(code='HAP Subsidy',amount=hap)]))
    st+=[('LINEABOVE',(6,len(body)),(-1,len(body)),.5,colors.black),('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',7.2),('BOTTOMPADDING',(0,len(body)),(-1,len(body)),6)]
    body.append(['',"",f'Project {bl[:4]}: {cnt} units, {o} occupied, {v} vacant','','','']+[m(x) for x in S])
    G=[a+b for a,b in zip(G,S)];go+=o;gv+=v
st+=[('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',7.6),('LINEABOVE',(0,len(body)),(-1,len(body)),1,colors.black),('LINEBELOW',(0,len(body)),(-1,len(body)),1,colors.black)]
body.append(['','',f'ALL PROJECTS: {go+gv} units, {go} occupied, {gv} vacant','','','']+[m(x) for x in G])
for x in rows:
    x['unitType']=x['unitType'].split()[0]
def pg(c,d):
    c.setFont('Helvetica-Bold',11);c.drawString(40,580,'BELLMERE HOUSING AUTHORITY');c.setFont('Helvetica',8.5);c.drawString(40,568,'Tenant Roster and Rent Roll as of 09/30/2025');c.drawRightString(752,580,f'Page {d.page}');c.drawRightString(752,568,'HMS210R   run 10/02/25 08:14')
    c.setFont('Helvetica',6.5);c.drawString(40,26,'St: O = occupied, V = vacant, VM = vacant, modernization.  HAP Subsidy is paid by the Authority direct to project account.  BR = bedrooms (0 = efficiency).')
t=Table(body,colWidths=[48,24,190,24,60,40,66,66,66,60,66],repeatRows=1);t.setStyle(TableStyle(st))
SimpleDocTemplate(doc(f),pagesize=landscape(letter),topMargin=54,bottomMargin=40,leftMargin=36,rightMargin=36).build([t],onFirstPage=pg,onLaterPages=pg)
i=0
vs={b[0]:b[3] for b in body}
for x in rows:
    if x['statusText']=='VACANT': x['statusText']=vs[x['unit']]
save(f,'MULTIFAMILY','housing authority program report, 156 units, projects as groups',False,rows,'BELLMERE HOUSING AUTHORITY','2025-09-30',156,go,gv)
