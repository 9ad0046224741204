# Chapter 11 exhibit: wide monospaced system print with court ECF stamp, two-line records with charge codes
from util import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='ch11_exhibit_C_rentroll_millrace.pdf'
def main():
    r=rng('d02'); P=People(r)
    W,H=landscape(letter)
    asof=D(2024,4,30)
    plans={'1A1':('1BR/1BA',684,1285),'1A2':('1BR/1BA DLX',742,1360),'2B1':('2BR/1BA',905,1510),'2B2':('2BR/2BA',1018,1645),'3C1':('3BR/2BA',1240,1930)}
    rows=[];blocks=[]
    for b in range(1,7):
        for f in (1,2,3):
            for k in range(1,7):
                pl=['1A1','2B1','2B2','1A2','3C1','1A1'][k-1] if b%2 else ['2B2','1A2','2B1','1A1','1A1','3C1'][k-1]
                u=f'{b:02d}-{f}{k:02d}'
                if b==6 and f==3: continue
                name,sf,mk=plans[pl]; mk=mk+10*(f-1)
                x=r.random()
                row=dict(unit=u,unitType=pl,area=sf,marketRent=float(mk))
                if (b,f,k)==(1,1,1): st='MOD'
                elif x<.075: st='VAC'
                elif x<.10: st='DWN'
                elif x<.125: st='EMP'
                elif x<.18: st='NTC'
                else: st='OCC'
                row['statusText']=st
                if st in('VAC','DWN','MOD'):
                    row.update(contractRent=0.0,deposit=0.0,balance=0.0,totalCharges=0.0)
                    if st=='VAC' and r.random()<.4: row['balance']=0.0
                    ch=[]
                else:
                    row['tenantName']=P('LF')
                    mi=D(r.randint(2018,2024),r.randint(1,3 if True else 12),r.choice([1,1,5,12,15,22])) if False else asof-datetime.timedelta(days=r.randint(20,1800))
                    ls=mi
                    while addm(ls,12)<D(2024,3,1): ls=addm(ls,12)
                    le=addm(ls,12)-datetime.timedelta(days=1)
                    rent=round(mk*r.uniform(.86,1.0)/5)*5
                    if st=='EMP': rent=round(rent*.5)
                    mtm=le<asof
                    ch=[('RENT',float(rent))]
                    if r.random()<.25: ch.append(('PETR',r.choice([25.,35.,50.])))
                    if r.random()<.3: ch.append(('CARP',r.choice([30.,40.])))
                    if r.random()<.85: ch.append(('TRSH',14.5))
                    if r.random()<.85: ch.append(('WTSW',r.choice([38.,46.,55.])))
                    if mtm: ch.append(('MTMF',100.))
                    if st=='EMP': ch=[('RENT',float(rent*2)),('EMPC',-float(rent))]; 
                    dep=float(r.choice([250,300,500,rent])); bal=r.choice([0,0,0,0,0,-35.2,round(r.uniform(20,2400),2)])
                    row.update(contractRent=ch[0][1],moveInDate=mi,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,deposit=dep,balance=float(bal),
                      charges=[{"code":a,"amount":v} for a,v in ch],totalCharges=sum(v for _,v in ch))
                    if st=='NTC': row['moveOutDate']=asof+datetime.timedelta(days=r.randint(3,58))
                rows.append(row); blocks.append((row,ch))
    phys=len(rows)
    # applicants
    vac=[x['unit'] for x,_ in blocks if x['statusText']=='VAC']; ntc=[x['unit'] for x,_ in blocks if x['statusText']=='NTC']
    fut=[]
    for u in sorted((vac[:2]+ntc[:2])):
        base=[x for x,_ in blocks if x['unit']==u][0]
        ls=(base.get('moveOutDate') or asof)+datetime.timedelta(days=9); rent=float(round((base['marketRent']-20)/5)*5)
        row=dict(unit=u,unitType=base['unitType'],area=base['area'],marketRent=base['marketRent'],statusText='FUT',tenantName=P('LF'),contractRent=rent,leaseStartDate=ls,moveInDate=ls,leaseEndDate=addm(ls,12)-datetime.timedelta(days=1),deposit=300.,balance=-300.,
           charges=[{"code":"RENT","amount":rent},{"code":"TRSH","amount":14.5}],totalCharges=rent+14.5)
        fut.append((row,[('RENT',rent),('TRSH',14.5)])); rows.append(row)
    dt=lambda d: '' if d is None else d if isinstance(d,str) else d.strftime('%d%b%y').upper()
    def neg(x): return f'{abs(x):,.2f}'+('CR' if x<0 else '  ')
    out=[]
    def rec(row,ch):
        l1=f"{row['unit']:<8}{row['unitType']:<5}{row['area']:>6,} {row['statusText']:<4}{row.get('tenantName','*** '+{'VAC':'VACANT','DWN':'DOWN UNIT','MOD':'MODEL'}.get(row['statusText'],'')+' ***')[:24]:<25}{n2(row['marketRent']):>10}{n2(row['contractRent']):>11} {dt(row.get('moveInDate')):>8} {dt(row.get('leaseStartDate')):>8} {dt(row.get('leaseEndDate')):>8} {dt(row.get('moveOutDate')):>8} {n2(row['deposit']):>10} {neg(row['balance']):>12}"
        L=[l1]
        if ch: L.append(' '*24+'  '.join(f'{a} {("-" if v<0 else "")+n2(abs(v))}' for a,v in ch)+f'   =TOT {n2(row["totalCharges"])}')
        return L
    for b in range(1,7):
        sub=[(x,c) for x,c in blocks if x['unit'].startswith(f'{b:02d}-')]
        for x,c in sub: out.append(rec(x,c))
        out.append(['-'*132,f"BLDG {b:02d}  UNITS {len(sub):>3}".ljust(49)+f"{n2(sum(x['marketRent'] for x,_ in sub)):>10}{n2(sum(x['contractRent'] for x,_ in sub)):>11}".ljust(20)+' '*37+f"{n2(sum(x['deposit'] for x,_ in sub)):>10} {neg(sum(x['balance'] for x,_ in sub)):>12}",''])
    # pad bldg line: rec col positions -> 49 then market... fix widths
    G=[x for x,_ in blocks]
    cnt={s:sum(1 for x in G if x['statusText']==s) for s in('OCC','NTC','EMP','VAC','DWN','MOD')}
    out.append(['='*132,f"PROPERTY TOTAL  UNITS {phys:>3}".ljust(49)+f"{n2(sum(x['marketRent'] for x in G)):>10}{n2(sum(x['contractRent'] for x in G)):>11}"+' '*37+f"{n2(sum(x['deposit'] for x in G)):>10} {neg(sum(x['balance'] for x in G)):>12}",'',''])
    out.append(['FUTURE RESIDENTS (LEASE SIGNED, NOT MOVED IN) - NOT INCLUDED IN TOTALS ABOVE','-'*80])
    for x,c in fut: out.append(rec(x,c))
    cs={}
    for x,c in blocks:
        for a,v in c: cs[a]=cs.get(a,0)+v
    tail=['','STATUS RECAP                         CHARGE CODE RECAP (CURRENT RESIDENTS)','-'*35+'  '+'-'*45]
    A=[('OCC OCCUPIED',cnt['OCC']),('NTC OCCUPIED, NOTICE GIVEN',cnt['NTC']),('EMP EMPLOYEE OCCUPIED',cnt['EMP']),('VAC VACANT',cnt['VAC']),('DWN DOWN / CASUALTY',cnt['DWN']),('MOD MODEL',cnt['MOD']),('    TOTAL UNITS',phys)]
    de={'RENT':'APARTMENT RENT','PETR':'PET RENT','CARP':'CARPORT','TRSH':'VALET TRASH','WTSW':'WATER/SEWER','MTMF':'MONTH-TO-MONTH FEE','EMPC':'EMPLOYEE CREDIT'}
    B=[(f'{k} {de[k]}',v) for k,v in cs.items()]+[('     TOTAL',sum(cs.values()))]
    for i in range(max(len(A),len(B))):
        a=f'{A[i][0]:<29}{A[i][1]:>4}' if i<len(A) else ''
        bb=f'{B[i][0]:<28}{n2(B[i][1]):>14}' if i<len(B) else ''
        tail.append(f'{a:<37}{bb}')
    out.append(tail)
    c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H),invariant=1)
    per=58; pages=[];cur=[]
    for bl in out:
        if len(cur)+len(bl)>per: pages.append(cur); cur=[]
        cur+=bl
    pages.append(cur)
    tot=len(pages)+1
    def stamp(n):
        c.setFont('Helvetica',8.5); c.setFillColorRGB(.1,.1,.6); c.drawCentredString(W/2,H-16,f'Case 24-31176-mkt11    Doc 58-3    Filed 05/14/24    Entered 05/14/24 16:22:09    Desc Exhibit C    Page {n} of {tot}'); c.setFillColorRGB(0,0,0)
    stamp(1); c.setFont('Times-Bold',34); c.drawCentredString(W/2,H/2+40,'EXHIBIT C'); c.setFont('Times-Roman',15); c.drawCentredString(W/2,H/2,'Debtor\'s Rent Roll'); c.drawCentredString(W/2,H/2-22,'(In re Millrace Residential Owner LLC, Debtor)'); c.showPage()
    for i,pg in enumerate(pages):
        stamp(i+2); c.setFont('Courier-Bold',7.6); y=H-36; lx=(W-132*4.56)/2 if False else 56
        cw=680/132
        fs=cw/0.6; c.setFont('Courier-Bold',fs)
        c.drawString(lx,y,f"RRDETL02                                   MILLRACE COMMONS APARTMENTS  (PROP 0417)".ljust(112)+f'PAGE {i+1:>4} OF {len(pages)}'); y-=9
        c.drawString(lx,y,f"RUN 05/02/24 09:14                          UNIT RENT ROLL WITH RECURRING CHARGES".ljust(112)+'PERIOD 04/2024'); y-=9
        c.drawString(lx,y,' '*51+'AS OF 30APR24'); y-=12
        c.drawString(lx,y,f"{'':<8}{'':<5}{'':>6} {'':<4}{'':<25}{'MARKET':>10}{'CURRENT':>11} {'MOVE':>8} {'LEASE':>8} {'LEASE':>8} {'MOVE':>8} {'SEC':>10} {'ACCOUNT':>10}"); y-=8
        c.drawString(lx,y,f"{'UNIT':<8}{'PLAN':<5}{'SQFT':>6} {'ST':<4}{'RESIDENT/RECUR CHARGES':<25}{'RENT':>10}{'RENT':>11} {'IN':>8} {'FROM':>8} {'TO':>8} {'OUT':>8} {'DEPOSIT':>10} {'BALANCE':>10}"); y-=8
        c.drawString(lx,y,'='*132); y-=9
        c.setFont('Courier',fs)
        for l in pg: c.drawString(lx,y,l); y-=8.3
        c.showPage()
    c.save()
    occ=cnt['OCC']+cnt['NTC']+cnt['EMP']
    save(NAME,'MULTIFAMILY','litigation support','bankruptcy exhibit, 132-col mainframe print, two-line records with charge codes, ECF stamp',True,
      dict(propertyName='MILLRACE COMMONS APARTMENTS',asOnDate='2024-04-30',units=phys,occupied=occ,vacant=None,rows=rows))
    print(cnt,phys)
if __name__=='__main__': main()
