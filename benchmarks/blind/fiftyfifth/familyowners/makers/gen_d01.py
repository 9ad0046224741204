# walk-up, rent stabilised, fixed-width agent's listing
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def run():
    fn='Woodberry_et_al_tenant_listing.pdf'; r=rng(fn); N=Names(r)
    props=[('014','WOODBERRY COURT','412-418 WOODBERRY AVE',6,['A','B','C','D'],None),
           ('022','THE LISMORE','77 LISMORE PL',5,['F','M','R'],None),
           ('031','913 EAST 184 STREET','913 E 184 ST / 2290 PELLAM',5,['1','2','3','4'],'STR')]
    rows=[]; pages=[]; lines=[]
    W=128
    hdr1='APT    TENANT NAME              ST  LEASE TERM           LEGAL REG       PREF       RENT      MCI     APPL      TOTAL  SECURITY    BALANCE'
    hdr2='NO.                                 BEG      END            RENT       RENT    CHARGED     CHGS     CHGS     BILLED   ON HAND        DUE'
    fmt='{:<6} {:<24} {:<3} {:<8} {:<8} {:>11} {:>10} {:>10} {:>8} {:>8} {:>10} {:>9} {:>10}'
    def d(x): return x.strftime('%m/%d/%y') if x else ''
    def neg(x): return f'{-x:,.2f}CR' if x<0 else m(x)
    G=[0]*7; GU=GO=GV=0
    for code,nm,addr,fl,lets,extra in props:
        L=[]; S=[0]*7; u=o=v=0
        ids=[f'{f}{l}' if not l.isdigit() else f'{f:02d}0{l}'[1:] for f in range(1,fl+1) for l in lets]
        if extra: ids=['STR-1','STR-2']+ids
        supt=ids[0] if not extra else ids[2]
        vac=set(r.sample([i for i in ids if i!=supt and not i.startswith('STR')],{'014':2,'022':1,'031':1}[code]))
        for uid in ids:
            u+=1
            if uid in vac:
                v+=1; legal=round(r.uniform(950,2100),2); S[0]+=legal
                L.append(fmt.format(uid,'** VACANT **','RS','','',m(legal),'','0.00','','','0.00','','' ).rstrip())
                rows.append(dict(unit=uid,propertyName=nm,statusText='VACANT',contractRent=0.0,totalCharges=0.0)); continue
            o+=1
            if uid==supt:
                name='SUPERINTENDENT'
                L.append(fmt.format(uid,name,'EMP','','','','','0.00','','','0.00','','').rstrip())
                rows.append(dict(unit=uid,propertyName=nm,tenantName=name,statusText='Occupied',contractRent=0.0,totalCharges=0.0)); continue
            if uid.startswith('STR'):
                name=['PELLAM FISH & CHIPS CORP','QUIK-LITE LAUNDROMAT INC'][int(uid[-1])-1][:24]
                b=dt.date(2019+int(uid[-1]),6,1); e=addm(b,120,-1); rent=[4275.0,3650.0][int(uid[-1])-1]
                sec=rent*2; bal=[0.0,3650.0][int(uid[-1])-1]
                vals=[None,None,rent,None,None,rent,sec,bal]; st='COM'
            else:
                name=N.lf().upper()
                if r.random()<.2: name=name.split(',')[0]+', '+name.split(', ')[1][0]+' & '+r.choice('JMRTKL')
                st=r.choices(['RS','RC','FM'],[16,1.5,2])[0]
                e=dt.date(2025,r.randint(4,12),28) if r.random()<.6 else dt.date(2026,r.randint(1,12),28)
                e=addm(dt.date(e.year,e.month,1),1,-1); term=r.choice([12,24]); b=addm(e+dt.timedelta(1),-term)
                if b>dt.date(2025,4,1): b=addm(b,-12); e=addm(e+dt.timedelta(1),-12,-1) if term==12 else e; b=b if term==12 else addm(e+dt.timedelta(1),-24)
                if b>dt.date(2025,4,1): b=addm(b,-12); e=addm(e+dt.timedelta(1),-12,-1)
                legal=round(r.uniform(880,2350),2); pref=None; mci=r.choice([None,None,round(r.uniform(8,42),2)]); app=r.choice([None,None,None,5.0,20.0,25.0])
                if st=='RC': b=e=None; legal=round(r.uniform(520,980),2)
                if st=='FM': legal=None; rent=r.randrange(2300,3300,25)*1.0; mci=None
                else:
                    if st=='RS' and r.random()<.35: pref=round(legal*r.uniform(.72,.93),2)
                    rent=pref or legal
                tot=round(rent+(mci or 0)+(app or 0),2)
                sec=rent if st!='RC' else None
                if sec: sec=round(rent*r.uniform(.8,1),2)
                bal=r.choices([0.0,tot,round(tot*r.randint(2,5)-r.randint(0,400),2),-round(r.uniform(10,200),2)],[12,3,2,1])[0]
                vals=[legal,pref,rent,mci,app,tot,sec,bal]
            legal,pref,rent,mci,app,tot,sec,bal=vals
            L.append(fmt.format(uid,name[:24],st,d(b),d(e),m(legal),m(pref),m(rent),m(mci),m(app),m(tot),m(sec),neg(bal)))
            ch=[dict(code='MCI',amount=mci)] if mci else []
            if app: ch.append(dict(code='APPL',amount=app))
            rows.append(dict(unit=uid,propertyName=nm,tenantName=name[:24],statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=rent,deposit=sec,balance=bal,charges=ch or None,totalCharges=tot))
            for k,x in enumerate([legal,rent,mci,app,tot,sec,bal]): S[k]+=x or 0
        L.append(' '*52+'-'*84)
        L.append(fmt.format('','TOTAL PROPERTY '+code,'','','',m(S[0]),'',m(S[1]),m(S[2]),m(S[3]),m(S[4]),m(S[5]),neg(S[6])))
        L.append(f'       UNITS {u}   OCCUPIED {o} (INCL 1 SUPT)   VACANT {v}')
        pages.append((code,nm,addr,L)); G=[a+b for a,b in zip(G,S)]; GU+=u;GO+=o;GV+=v
    pages[-1][3].extend(['',' '*52+'='*84,fmt.format('','TOTAL ALL PROPERTIES','','','',m(G[0]),'',m(G[1]),m(G[2]),m(G[3]),m(G[4]),m(G[5]),neg(G[6])),f'       UNITS {GU}   OCCUPIED {GO} (INCL 3 SUPT)   VACANT {GV}','',
       'ST = STATUS:  RS RENT STABILIZED   RC RENT CONTROLLED   FM FREE MARKET   COM COMMERCIAL   EMP EMPLOYEE','VACANT APTS: LEGAL REG RENT IS LAST REGISTERED RENT. NOT BILLED.'])
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter)); pw,ph=landscape(letter)
    pg=0
    for code,nm,addr,L in pages:
        for i in range(0,len(L),34):
            pg+=1; c.setFont('Courier',8.4) ; y=ph-36; fs=8.4; lh=11.6
            wch=.6*8.4
            def w(s,yy,bold=False):
                c.setFont('Courier-Bold' if bold else 'Courier',fsz); c.drawString(28,yy,s)
            fsz=(pw-56)/ (len(hdr1)*.6)
            w('MERIDAN & LOEBE MGMT INC'.ljust(58)+'TENANT RENT LISTING'.ljust(50)+f'PAGE {pg:>3}'.rjust(len(hdr1)-108),y); y-=lh
            w('OWNER 0088 HALVORTH FAMILY HOLDINGS'.ljust(56)+'RENT ROLL FOR APRIL 2025'.ljust(52)+'RUN 04/09/25 10:14'.rjust(len(hdr1)-108),y); y-=lh*1.6
            w(f'PROPERTY {code}   {nm}   {addr}'+('   (CONT)' if i else ''),y,True); y-=lh*1.3
            w(hdr1,y); y-=lh; w(hdr2,y); y-=lh*.8; w('-'*len(hdr1),y); y-=lh
            for s in L[i:i+34]: w(s,y); y-=lh
            c.showPage()
    c.save()
    save(fn,None,'2025-04',GU,GO,GV,rows)
    return dict(file=fn,assetType='MULTIFAMILY',documentType='RENT_ROLL',author='NYC managing agent, mainframe listing',style='Courier fixed-width, one property per page, legal/pref/charged rents',hard='several rent columns, CR suffix, superintendent, stores')
if __name__=='__main__': run()
