from .common import *
import xlsxwriter
F='rentec_RentRoll_081525.xlsx'
def main():
    r=random.Random(5113); N=Names(r)
    wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,8,15)}); ws=wb.add_worksheet('Rent Roll Report')
    b=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bottom':1,'bg_color':'#E8E8E8'}); pr=wb.add_format({'bold':1,'font_color':'#0B5394','font_size':12}); wr=wb.add_format({'text_wrap':1,'valign':'top'}); tp=wb.add_format({'valign':'top'}); m=wb.add_format({'num_format':'#,##0.00','valign':'top'}); mb=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1})
    ws.merge_range('A1:J1','Rent Roll Report',wb.add_format({'bold':1,'font_size':14,'align':'center'})); ws.merge_range('A2:J2','Sandhill Property Services - Friday, August 15, 2025',wb.add_format({'align':'center'}))
    H=['Unit','Status','Tenant','Move In','Lease Start','Lease End','Monthly Charges','Total Charges','Deposit','Balance']
    P=[('Casa Bonita Apartments',['1','2','3','4','5','6','7','8','9','10'],780,{'4':'V','7':'VF','9':'NF'}),('3318 Mesquite (Triplex)',['A','B','C'],865,{}),('Tamarisk Homes',['12 Tamarisk','14 Tamarisk','16 Tamarisk','18 Tamarisk','20 Tamarisk'],1190,{'16 Tamarisk':'N','20 Tamarisk':'VF'})]
    rows=[];i=3
    def w(d):
        nonlocal i
        q=lambda k:('' if k not in d else d[k] if d[k][0]=='M' else mdyy(D.fromisoformat(d[k])))
        ws.write(i,0,d['unit'],tp); ws.write(i,1,d['statusText'],tp); ws.write(i,2,d.get('tenantName',''),tp)
        for j,k in ((3,'moveInDate'),(4,'leaseStartDate'),(5,'leaseEndDate')): ws.write(i,j,q(k),tp)
        if 'charges' in d:
            ws.write(i,6,'\n'.join('%s: %s'%(c['code'],m2(c['amount'])) for c in d['charges']),wr); ws.set_row(i,15*len(d['charges'])); ws.write(i,7,d['totalCharges'],m); ws.write(i,8,d['deposit'],m); ws.write(i,9,d['balance'],m)
        rows.append(d); i+=1
    for pn,us,base,sp in P:
        ws.write(i,0,pn,pr); i+=1
        for j,t in enumerate(H): ws.write(i,j,t,hd)
        i+=1; st=len(rows)
        def ten(u,s):
            rent=float(base+5*r.randint(0,24)); ch=[dict(code='Rent',amount=rent)]
            if r.random()<.6: ch.append(dict(code='Trash',amount=18.0))
            if r.random()<.3: ch.append(dict(code='Pet Fee',amount=25.0))
            if r.random()<.25: ch.append(dict(code='Renters Ins.',amount=14.5))
            ls=addm(D(2024,9,1),r.randint(0,11)) if s!='Future' else D(2025,9,1); mi=ls if r.random()<.6 or s=='Future' else addm(ls,-12)
            le=iso(eom(addm(ls,11))) if r.random()<.85 or s=='Future' else 'Month to month'
            d=dict(propertyName=pn,unit=u,statusText=s,tenantName=N.lf(),moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=le,contractRent=rent,charges=ch,totalCharges=sum(c['amount'] for c in ch),deposit=r.choice([rent,500.0,650.0]),balance=r.choice([0.0,0.0,0.0,-12.0,310.0,76.5]) if s!='Future' else 0.0)
            if s=='Notice': d['leaseEndDate']='2025-08-31'
            w(d)
        for u in us:
            k=sp.get(u,'')
            if 'V' in k: w(dict(propertyName=pn,unit=u,statusText='Vacant'))
            else: ten(u,'Notice' if 'N' in k else 'Current')
            if 'F' in k: ten(u,'Future')
        L=[d for d in rows[st:] if d['statusText'] in('Current','Notice')]
        ws.write(i,0,'Subtotal, current tenants (%d of %d units)'%(len(L),len(us)),b)
        for j,k in ((7,'totalCharges'),(8,'deposit'),(9,'balance')): ws.write(i,j,sum(d[k] for d in L),mb)
        i+=2
    L=[d for d in rows if d['statusText'] in('Current','Notice')]; ws.write(i,0,'Report total, current tenants (%d of 18 units)'%len(L),b)
    for j,k in ((7,'totalCharges'),(8,'deposit'),(9,'balance')): ws.write(i,j,sum(d[k] for d in L),mb)
    ws.write(i+1,0,'Future tenants are listed for information and are not in the totals.'); ws.set_column(0,0,14); ws.set_column(1,1,9); ws.set_column(2,2,25); ws.set_column(3,5,14); ws.set_column(6,6,22); ws.set_column(7,9,13); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(F,rows,None,'2025-08-15',18,len(L),18-len(L))
    return entry(F,'MULTIFAMILY','property manager','Rentec Direct report, charges as lines inside one cell, future tenants with own rows',True)
