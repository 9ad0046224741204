# MRI commercial rent roll, Courier, office, future increases, free rent
from .common import *
from reportlab.pdfgen import canvas
F='MRI_CMRROLL_Tarrant_Exchange.pdf'
def make():
    r=Gen('p3'); asof=D(2025,11,1)
    T=[]
    def t(suite,name,start,end,sf,psf,rec,stop,other,steps,sec='Occupied Suites'):
        T.append(dict(suite=suite,name=name,start=start,end=end,sf=sf,psf=psf,rec=rec,stop=stop,other=other,steps=steps,sec=sec))
    t('0100','Brambling Coffee Roasters',D(2023,6,1),D(2030,5,31),2140,36.0,1284.00,None,0,[(D(2026,6,1),37.08),(D(2027,6,1),38.19)])
    t('0110','Sorrel & Pike LLP',D(2019,2,1),D(2029,1,31),9875,38.5,4115.21,9.25,650,[(D(2026,2,1),39.5),(D(2027,2,1),40.5),(D(2028,2,1),41.5)])
    t('0200','Northfell Claims Services',D(2021,9,1),D(2026,8,31),14320,37.25,3580.00,9.6,0,[])
    t('0230','Ottermere Dental Group PLLC',D(2024,1,1),D(2033,12,31),4410,41.0,2058.00,None,225,[(D(2026,1,1),42.23),(D(2027,1,1),43.5),(D(2028,1,1),44.8)])
    t('0300','Vantrell Analytics Corp',D(2025,9,1),D(2032,12,31),18640,0.0,0.00,10.75,0,[(D(2026,1,1),42.0),(D(2027,1,1),43.26),(D(2028,1,1),44.56)])
    t('0310','Hask & Tollner Engineers',D(2022,4,1),D(2027,3,31),6205,38.0,1551.25,10.1,0,[(D(2026,4,1),39.14)])
    t('0420','Pallister Title Agency',D(2020,11,1),D(2025,10,31),3120,35.5,780.00,8.9,0,[])
    t('0450','Quay Street Wealth Mgmt',D(2025,3,1),D(2030,8,31),5530,43.0,1382.50,10.75,300,[(D(2026,9,1),44.29),(D(2027,9,1),45.62)])
    t('0500','Lumen & Rook Architects PC',D(2025,7,1),D(2035,10,31),11260,0.0,2815.00,10.75,0,[(D(2025,11,1),0.0),(D(2026,3,1),41.5),(D(2027,3,1),42.75)])
    T[-1]['steps']=[(D(2026,3,1),41.5),(D(2027,3,1),42.75),(D(2028,3,1),44.03)]
    t('ROOF','Halden Tower Wireless',D(2018,1,1),D(2027,12,31),0,None,0,None,2750.00,[(D(2026,1,1),None)])
    T[-1]['steps']=[]
    t('0600','Cordovan Health Partners',D(2026,2,1),D(2036,5,31),16900,0.0,0,11.0,0,[(D(2026,6,1),42.0),(D(2027,6,1),43.26),(D(2028,6,1),44.56)],'Leased - Not Commenced')
    t('0640','Bexley Ridge Insurance Svcs',D(2026,1,1),D(2031,3,31),4480,0.0,0,11.0,0,[(D(2026,4,1),41.0),(D(2027,4,1),42.03)],'Leased - Not Commenced')
    V=[('0240',3890),('0430',2675),('0660',7215)]
    W,H=792,612; cv=canvas.Canvas(out(F),pagesize=(W,H)); cw=4.5; fs=7.5
    y=[0];pg=[0]
    def tx(col,s,right=False,b=False):
        cv.setFont('Courier-Bold' if b else 'Courier',fs)
        (cv.drawRightString if right else cv.drawString)(24+col*cw,y[0],s)
    def header():
        pg[0]+=1; y[0]=H-30
        tx(0,'Database:    BRIDGELND');cv.setFont('Courier-Bold',10);cv.drawCentredString(W/2,y[0],'Rent Roll');tx(165,f'Page:  {pg[0]}',True);y[0]-=10
        tx(0,'Bldg Status: Active only');cv.drawCentredString(W/2,y[0],'Tarrant Exchange');tx(165,'Date:  10/28/2025',True);y[0]-=10
        tx(0,'Bldg Id:     TXCH');cv.drawCentredString(W/2,y[0],'11/1/2025');tx(165,'Time:  11:06 AM',True);y[0]-=18
        tx(45,'Rent');tx(75,'GLA',True);tx(86,'Monthly',True);tx(96,'Annual',True);tx(106,'Monthly',True);tx(114,'Expense',True);tx(125,'Monthly',True);tx(130,'- - Future Rent Increases - -');y[0]-=9
        tx(0,'Bldg Id-Suit Id');tx(16,'Occupant Name');tx(45,'Start');tx(55,'Expiration');tx(73,'Sqft',True) if 0 else tx(75,'Sqft',True);tx(86,'Base Rent',True);tx(96,'Rate PSF',True);tx(106,'Cost Recovery',True) if 0 else tx(106,'Recovery',True);tx(114,'Stop',True);tx(125,'Other Income',True) if 0 else tx(125,'Oth Income',True);tx(128,'Cat');tx(132,'Date');tx(154,'Monthly Amt',True);tx(164,'PSF',True);y[0]-=5
        cv.setDash(2,1.5);cv.line(24,y[0],W-24,y[0]);cv.setDash();y[0]-=13
    header()
    rows=[]
    def need(n):
        if y[0]-n*9<36: cv.showPage();header()
    need(6);tx(0,'Vacant Suites',b=True);y[0]-=13
    for s,sf in V:
        tx(0,f'TXCH -{s}');tx(16,'Vacant');tx(75,m0(sf),True);y[0]-=11
        rows.append(dict(unit=f'TXCH -{s}',area=sf,statusText='Vacant',section='Vacant Suites'))
    y[0]-=6
    for sec in ('Occupied Suites','Leased - Not Commenced'):
        need(5);tx(0,sec,b=True);y[0]-=13
        for x in [q for q in T if q['sec']==sec]:
            need(max(len(x['steps']),1)+1)
            mon=round(x['psf']*x['sf']/12,2) if x['psf'] is not None else 0.0
            row=dict(unit=f"TXCH -{x['suite']}",tenantName=x['name'],area=x['sf'] or None,leaseStartDate=x['start'],leaseEndDate=x['end'],contractRent=mon,section=sec,statusText='Occupied' if sec[0]=='O' else sec,rentSteps=[])
            if x['suite']=='ROOF': row['area']=0
            x['mon']=mon
            tx(0,row['unit']);tx(16,x['name'][:29]);tx(45,usn(x['start']));tx(55,usn(x['end']));tx(75,m0(x['sf']),True);tx(86,m2(mon),True)
            if x['psf'] is not None: tx(96,m2(x['psf']),True)
            if x['rec']: tx(106,m2(x['rec']),True)
            if x['stop']: tx(114,m2(x['stop']),True)
            if x['other']: tx(125,m2(x['other']),True)
            ch=[]
            if x['rec']: ch.append(dict(code='Monthly Recovery',amount=x['rec']))
            if x['other']: ch.append(dict(code='Monthly Oth Income',amount=x['other']))
            if ch: row['charges']=ch
            for d,p in x['steps']:
                a=round(p*x['sf']/12,2);tx(128,'BRT');tx(132,usn(d));tx(154,m2(a),True);tx(164,m2(p),True);row['rentSteps'].append(dict(date=d,amount=a));y[0]-=9
            if not x['steps']: y[0]-=9
            if x['psf']==0 and sec[0]=='O': tx(16,'  ** Free rent period - base rent abated until first increase **');y[0]-=9
            y[0]-=4; rows.append(row)
        y[0]-=4
    occ=[x for x in T if x['sec'][0]=='O' and x['sf']];nc=[x for x in T if x['sec'][0]=='L']
    need(9);cv.line(24,y[0]+6,W-24,y[0]+6);y[0]-=6
    os_=sum(x['sf'] for x in occ);ns=sum(x['sf'] for x in nc);vs=sum(a for _,a in V);G=os_+ns+vs
    S=lambda k:sum(x[k] or 0 for x in T)
    tx(0,'Totals:',b=True);y[0]-=10
    for lab,n,sf,extra in (('Occupied Sqft:',len(occ),os_,True),('Leased/Unoccupied Sqft:',len(nc),ns,False),('Vacant Sqft:',len(V),vs,False),('Total Sqft:',len(occ)+len(nc)+len(V),G,False)):
        tx(4,lab);tx(36,'%.2f%%'%(100*sf/G),True);tx(40,f'{n} Units');tx(75,m0(sf),True)
        if extra: tx(86,m2(S('mon')),True);tx(106,m2(S('rec')),True);tx(125,m2(S('other')),True)
        y[0]-=10
    y[0]-=6;tx(0,'Unit count excludes roof licence (ROOF). Monthly Base Rent totals include all active leases.')
    cv.save()
    finish(F,'OFFICE','r50b','MRI commercial rent roll, Courier, future rent increases, free rent, leased not commenced',False,'Tarrant Exchange',asof,len(occ)+len(nc)+len(V),len(occ),len(V),rows)
