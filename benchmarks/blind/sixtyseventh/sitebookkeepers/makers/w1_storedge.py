# storEDGE-like raw export xlsx: two facilities, Summary + Rent Roll + Delinquency sheets, no totals in the roll itself
from common import *
import xlsxwriter
def make():
    NAME='rent_roll_export_2026-01-31T2200.xlsx'
    r=random.Random(6711); nm=Names(6711)
    wb=xlsxwriter.Workbook(out(NAME)); sm=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Rent Roll'); dl=wb.add_worksheet('Delinquency')
    b=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bg_color':'#D9E2F3','border':1,'text_wrap':1}); df=wb.add_format({'num_format':'yyyy-mm-dd'}); m=wb.add_format({'num_format':'0.00'}); mb=wb.add_format({'num_format':'#,##0.00','bold':1})
    H=['Facility','Unit Number','Unit Group','Unit Type','Width','Length','Sq Ft','Floor','Amenities','Unit Status','Tenant Name','Tenant Email Opt-In','Move-In Date','Paid Through','Street Rate','Rent','Discount Plan','Protection Plan','Recurring Fees','Total Monthly','Current Balance','Days Past Due']
    for i,h in enumerate(H): ws.write(0,i,h,hd)
    ws.freeze_panes(1,2); ws.autofilter(0,0,0,len(H)-1)
    for i,w in enumerate([24,10,12,16,6,6,7,6,18,13,24,8,12,12,10,10,18,10,10,10,10,8]): ws.set_column(i,i,w)
    ws.set_column(11,11,8,None,{'hidden':1})
    fac={'Wagon Gap Storage - East':('WE',96,1.0),'Wagon Gap Storage - Depot St':('DS',78,1.12)}
    types=[(5,5,'Climate',62),(5,10,'Climate',94),(10,10,'Climate',152),(10,10,'Drive-Up',128),(10,20,'Drive-Up',205),(10,15,'Drive-Up',168),(12,40,'Enclosed RV',345),(10,30,'Drive-Up',262)]
    rows=[]; n=0; T={}; late=[]
    for f,(p,k,mul) in fac.items():
        T[f]=dict(u=0,Rented=0,Vacant=0,Unrentable=0,Reserved=0,gp=0,rent=0,tot=0,bal=0)
        for i in range(k):
            n+=1; w,l,ty,sr=types[min(7,int(r.random()*8))]; sr=round(sr*mul); u=f'{i//30+1}{i%30+1:02d}' if p=='WE' else f'D-{i+1}'
            s='Rented' if r.random()<.87 else r.choice(['Vacant','Vacant','Vacant','Reserved','Unrentable']); t=T[f]; t['u']+=1; t[s]+=1; t['gp']+=sr
            am=('Climate;' if ty=='Climate' else '')+r.choice(['','Ground','Alarm','Power'])
            grp=f'{w}x{l} {"CC" if ty=="Climate" else "RV" if "RV" in ty else "DU"}'
            vals=[f,int(u) if p=='WE' else u,grp,ty,w,l,w*l,1 if p=='WE' else r.choice([1,2]),am,s]
            for j,v in enumerate(vals): ws.write(n,j,v)
            ws.write(n,14,sr,m)
            if s=='Rented':
                who=r.choice(BIZ_US) if r.random()<.08 else nm.fl(); a=rdate(r,'2017-01-10','2026-01-29'); rent=float(round(sr*r.choice([.8,.9,1,1,1.08,1.2]))); pp=r.choice([0,0,9,12,15]); fee=r.choice([0,0,0,0,4.5]); x=r.random()
                d=r.choice([5,17,34,66]) if x<.09 else 0; tot=rent+pp+fee; bal=round(tot*(1+d//30)+20,2) if d else (-round(tot,2) if x>.95 else 0.)
                paid=dt.date(2026,1,31)-dt.timedelta(days=d) if d else addm(dt.date(2026,2,1),0,min(a.day,28)); disc=r.choice(['','','','1st Month $1','Military 10%'])
                ws.write(n,10,who); ws.write(n,11,r.choice(['Y','N'])); ws.write_datetime(n,12,dt.datetime.combine(a,dt.time()),df); ws.write_datetime(n,13,dt.datetime.combine(paid,dt.time()),df)
                ws.write(n,15,rent,m); ws.write(n,16,disc); ws.write(n,17,pp,m); ws.write(n,18,fee,m); ws.write(n,19,tot,m); ws.write(n,20,bal,m); ws.write(n,21,d)
                t['rent']+=rent; t['tot']+=tot; t['bal']+=bal
                if d: late.append((f,u,who,d,bal))
                rows.append(row(unit=u,propertyName=f,unitType=ty,area=w*l,tenantName=who,statusText=s,moveInDate=a,marketRent=sr,contractRent=rent,balance=bal,charges=[{'code':'Protection Plan','amount':pp},{'code':'Recurring Fees','amount':fee}],totalCharges=tot))
            else: rows.append(row(unit=u,propertyName=f,unitType=ty,area=w*l,statusText=s,marketRent=sr))
    sm.write(0,0,'Rent Roll Export',b); sm.write(1,0,'Generated'); sm.write(1,1,'2026-01-31 22:00 CST'); sm.write(2,0,'As of'); sm.write(2,1,'2026-01-31'); sm.set_column(0,0,30); sm.set_column(1,9,13)
    for j,h in enumerate(['Facility','Units','Rented','Vacant','Reserved','Unrentable','Street Potential','Rent','Total Monthly','Balance']): sm.write(4,j,h,hd)
    g=[0]*9
    for i,(f,t) in enumerate(T.items()):
        v=[t[q] for q in('u','Rented','Vacant','Reserved','Unrentable','gp','rent','tot','bal')]; g=[x+y for x,y in zip(g,v)]
        sm.write(5+i,0,f); [sm.write(5+i,1+j,round(q,2),m if j>4 else None) for j,q in enumerate(v)]
    sm.write(7,0,'All facilities',b); [sm.write(7,1+j,round(q,2),mb if j>4 else b) for j,q in enumerate(g)]
    for j,h in enumerate(['Facility','Unit','Tenant','Days Past Due','Balance']): dl.write(0,j,h,hd)
    for i,x in enumerate(late):
        for j,q in enumerate(x): dl.write(1+i,j,q)
    dl.set_column(0,2,26); wb.close()
    assert abs(sum(q.get('contractRent',0) for q in rows)-g[6])<.01
    save(NAME,rows,propertyName=None,asOnDate='2026-01-31',units=g[0],occupied=g[1],vacant=None,sheet='Rent Roll')
    return dict(file=NAME,assetType='SELF_STORAGE',documentType='RENT_ROLL',author='r67c',style='storEDGE-like flat export, 174 units of two facilities in one sheet, summary and delinquency sheets, hidden column, no total row',hard=False)
if __name__=='__main__': print(make())
