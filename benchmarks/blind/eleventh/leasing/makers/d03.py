# Regional mall, tabloid landscape platypus-free drawing: percentage rent, breakpoints, kiosks
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import TABLOID, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
def make():
    f='Alderbrooke Galleria - Merchant Lease Roll Aug-2025.pdf'; rnd=random.Random(303); names=MALL[:]; rnd.shuffle(names); food=FOOD[:]
    ps=ParagraphStyle('c',fontName='Times-Roman',fontSize=8,leading=8.6)
    secs=[('MAJORS & JUNIOR ANCHORS',[('A-1','Hollander & Sons',142000,'Anchor'),('A-2','Marchbanks Home',98400,'Anchor'),('A-3',None,61250,'Anchor'),('M-10','Cinema Meridiem 12',47800,'Jr. Anchor'),('M-12','Peak & Paddle Sporting',31900,'Jr. Anchor')])]
    il=[]
    for n in range(101,152):
        if n in (113,128): continue
        il.append((str(n) if n not in (117,140) else f'{n}A', None if n in (104,119,123,137,146) else names.pop(), rnd.randint(14,92)*50+rnd.randint(0,49), 'In-Line'))
    secs.append(('IN-LINE SHOPS',il))
    secs.append(('FOOD COURT',[(f'FC-{i}', None if i in (4,) else food.pop(), rnd.randint(480,910),'Food Court') for i in range(1,9)]))
    kn=['Calendar Cart Co.','Case & Charge','Glow Brows','Sunglass Stop','Fragrance Bar Lite','Zip Massage','Cotton Candy Lab','Tiny Treasures','Perfect Pearl','Hot Nut Hut']
    secs.append(('KIOSKS & RETAIL MERCHANDISING UNITS',[(f'K{i:02d}', None if i in (3,8) else kn.pop(), rnd.choice([100,120,150,180]),'Kiosk' if i<8 else 'RMU') for i in range(1,12)]))
    secs.append(('STORAGE / ANTENNA / OTHER',[('S-1','Velour',340,'Storage'),('S-2',None,410,'Storage'),('S-3','Sneaker Vault',275,'Storage'),('RF-1','Skyrelay Wireless Corp.',0,'Antenna'),('ATM-2','First Cordwain Bank, N.A.',0,'ATM')]))
    names_used=set()
    H1=['','','','','LEASE TERM','','MINIMUM RENT','','','PERCENTAGE RENT','','','OTHER MONTHLY CHARGES','','','','SALES','']
    H2=['Space','Merchant (d/b/a)','Space\nType','GLA\n(sq. ft.)','From','To','Monthly','Annual','Per\nSq. Ft.','Rate','Breakpoint\n(annual)','Collected\nYTD','CAM','R.E.\nTax','Mktg\nFund','Total Mthly\nBilling','Trailing 12\n(000)','Occ.\nCost']
    data=[H1,H2]; st=[]; rows=[]; summ=[]; G=dict(a=0,ao=0,n=0,no=0,mo=0,an=0,pr=0,cam=0,tax=0,mk=0,tot=0)
    for sn,us in secs:
        data.append([sn]+['']*17); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.Color(.88,.86,.8))]
        T=dict.fromkeys(G,0)
        for u,t,a,cat in us:
            T['n']+=1; T['a']+=a
            if not t:
                data.append([u,'** AVAILABLE **',cat,m0(a)]+['']*14); rows.append(R(unit=u,statusText='AVAILABLE',unitType=cat,area=a,section=sn)); continue
            T['no']+=1; T['ao']+=a
            if sn.startswith('MAJ'): psf=rnd.uniform(4,13)
            elif sn.startswith('IN'): psf=rnd.uniform(22,58)
            elif sn.startswith('FOOD'): psf=rnd.uniform(70,110)
            elif sn.startswith('KI'): psf=rnd.uniform(180,330)
            else: psf=rnd.uniform(12,18)
            mo=round((a*psf/12) if a else rnd.choice([850,1325]),2)
            if sn.startswith('KI'): mo=round(mo/25)*25
            an=round(mo*12,2)
            pct=None if cat in('Storage','Antenna','ATM') else rnd.choice([.05,.06,.07,.08,.1]) if a<20000 else rnd.choice([.015,.02])
            bp=round(an/pct/1000)*1000 if pct else None
            sales=round(bp*rnd.uniform(.6,1.25)/1000) if pct and rnd.random()<.85 else None
            pr=round((sales*1000-bp)*pct*.5,2) if sales and sales*1000>bp else (0 if pct else None)
            net=sn.startswith('MAJ') or sn.startswith('ST')
            cam=round(a*(.35 if net else 1.22),2) if not sn.startswith('KI') else 0; cam=0 if not a else cam
            tax=round(a*(.16 if net else .48),2) if a and not sn.startswith('KI') else 0; mk=round(a*.15,2) if sn[0] in 'IF' else 0
            tot=round(mo+cam+tax+mk,2); lf=D(rnd.randint(2014,2025),rnd.randint(1,6),1); lt=D(rnd.randint(2026,2033),rnd.choice([1,1,6]),31 if 0 else 28); lt=eom(lt)
            if sn.startswith('KI'): lf=D(2025,rnd.randint(1,7),1); lt=eom(D(2026,rnd.randint(1,6),1))
            mtm=u in('109','K05')
            occ=f'{(tot*12+ (pr or 0))/(sales*10):.1f}%' if sales else ''
            z=lambda v: m2(v) if v else '-'
            nm='Hollander & Sons' if u=='A-1' else t
            data.append([u,Paragraph(nm.replace('&','&amp;'),ps),cat,m0(a) if a else '-',lf.strftime('%b %d, %Y'),'Month-to-Month' if mtm else lt.strftime('%b %d, %Y'),m2(mo),m0(an) if an==int(an) else m2(an),m2(an/a) if a else '',f'{pct*100:g}%' if pct else '',m0(bp) if bp else '',m2(pr) if pr is not None and pct else '',z(cam),z(tax),z(mk),m2(tot),m0(sales) if sales else ('n/r' if pct else ''),occ])
            rows.append(R(unit=u,tenantName=nm,unitType=cat,area=a or None,section=sn,statusText='Occupied',leaseStartDate=iso(lf),leaseEndDate='Month-to-Month' if mtm else iso(lt),contractRent=mo,annualRent=an,charges=[dict(code=k,amount=v) for k,v in (('CAM',cam),('R.E. Tax',tax),('Mktg Fund',mk)) if v],totalCharges=tot))
            for k,v in (('mo',mo),('an',an),('pr',pr or 0),('cam',cam),('tax',tax),('mk',mk),('tot',tot)): T[k]=round(T[k]+v,2)
        for k in G: G[k]=round(G[k]+T[k],2)
        summ.append((sn,dict(T)))
        data.append(['',f"{T['no']} of {T['n']} spaces leased",'',m0(T['a']),'','',m2(T['mo']),m2(T['an']),m2(T['an']/T['ao']) if sn[0]!='S' else '','','',m2(T['pr']),m2(T['cam']),m2(T['tax']),m2(T['mk']),m2(T['tot']),'','']); i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',8),('LINEABOVE',(3,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),9)]
    T=G; data.append(['','MALL TOTAL','',m0(T['a']),'','',m2(T['mo']),m2(T['an']),'','','',m2(T['pr']),m2(T['cam']),m2(T['tax']),m2(T['mk']),m2(T['tot']),'','']); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Times-Bold',8.2),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    tb=Table(data,colWidths=[40,128,62,52,66,70,66,74,44,36,66,60,62,58,52,72,52,42],repeatRows=2)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(11,0)),('SPAN',(12,0),(15,0)),('SPAN',(16,0),(17,0)),('LINEBELOW',(4,0),(5,0),.5,colors.black),('LINEBELOW',(6,0),(8,0),.5,colors.black),('LINEBELOW',(9,0),(11,0),.5,colors.black),('LINEBELOW',(12,0),(15,0),.5,colors.black),('LINEBELOW',(16,0),(17,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
    sd=[['Leasing recap','Spaces','Leased','Available','GLA','Leased GLA','% leased']]+[[n.title(),t['n'],t['no'],t['n']-t['no'],m0(t['a']),m0(t['ao']),f"{t['ao']/t['a']*100:.1f}%"] for n,t in summ]+[['Total',G['n'],G['no'],G['n']-G['no'],m0(G['a']),m0(G['ao']),f"{G['ao']/G['a']*100:.1f}%"]]
    s2=Table(sd,colWidths=[220,60,60,60,80,80,60],hAlign='LEFT'); s2.setStyle(TableStyle([('TOPPADDING',(0,0),(-1,-1),.5),('BOTTOMPADDING',(0,0),(-1,-1),1),('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black)]))
    W,Hh=landscape(TABLOID)
    def deco(c,d):
        c.setFont('Times-Bold',15); c.drawString(36,Hh-40,'ALDERBROOKE GALLERIA'); c.setFont('Times-Italic',10); c.drawString(36,Hh-54,'Merchant Lease Roll  -  effective August 31, 2025'); c.setFont('Times-Roman',8)
        c.drawString(36,24,'GLA excludes common areas. Breakpoints are annual. Percentage rent collected is calendar year to date. n/r = merchant does not report sales.'); c.drawRightString(W-36,24,f'Page {d.page}')
        c.drawRightString(W-36,Hh-40,'Corbel Retail Properties  |  Lease Administration')
    SimpleDocTemplate(path(f),pagesize=(W,Hh),leftMargin=36,rightMargin=36,topMargin=66,bottomMargin=40).build([tb,Spacer(1,16),s2],onFirstPage=deco,onLaterPages=deco)
    save(f,'RETAIL','mall merchant roll, tabloid, two-level header, percentage rent, kiosks, section totals',True,dict(propertyName='ALDERBROOKE GALLERIA',asOnDate='2025-08-31',units=G['n'],occupied=G['no'],vacant=G['n']-G['no'],rows=rows))
if __name__=='__main__': make()
