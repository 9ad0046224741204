from .common import *
import xlsxwriter
F='DoorLoop_Rent_Roll_06-01-2025.xlsx'
def main():
    r=random.Random(5108); N=Names(r); rows=[];meta=[]
    props=[('Maple Grove Duplexes',['%d %s'%(a,s) for a in range(4100,4116,4) for s in('A','B')]),('The Alder',['%d0%d'%(f,n) for f in(1,2,3) for n in range(1,7)]),('1902 Tilden',['Main']),('655 Rook Rd',['Main']),('Sycamore Six',['1','2','3','4','5','6'])]
    for pn,us in props:
        for u in us:
            k=3 if u=='Main' else r.choice([1,2,2,3]); ba=r.choice(['1','1','1.5','2']); mk=float(780+235*k+r.choice([0,20,45]))
            x=r.random(); s='Active'
            if x<.1 and u!='Main': s='Vacant'
            elif x<.17: s='Notice'
            elif x<.21: s='Eviction'
            d=dict(propertyName=pn,unit=u,area=[0,590,830,1190][k]+r.choice([0,5,18]),marketRent=mk,statusText=s)
            if s!='Vacant':
                ls=addm(D(2025,6,1),-r.randint(0,20)); mtm=ls<D(2024,6,2) ; rent=mk-r.choice([0,0,30,55,95])
                d.update(tenantName=N.full() if r.random()<.6 else N.full()+' & '+N.full(),leaseStartDate=iso(ls),contractRent=rent,deposit=r.choice([rent,rent,rent*1.5]),balance=r.choice([0,0,0,0,rent,-50.0,127.35]) if s!='Eviction' else rent*3)
                d['leaseEndDate']='At Will' if mtm else iso(eom(addm(ls,11)))
                d['balance']=float(d['balance'])
            rows.append(d); meta.append((k,ba))
    wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,6,1)}); ws=wb.add_worksheet('Rent Roll')
    B=wb.add_format({'bold':1,'font_size':14}); h=wb.add_format({'bold':1,'bg_color':'#1F2A44','font_color':'white','text_wrap':1,'valign':'vcenter','border':1}); m=wb.add_format({'num_format':'$#,##0.00;-$#,##0.00'}); mt=wb.add_format({'num_format':'$#,##0.00','bold':1,'top':1}); da=wb.add_format({'num_format':'mmm d, yyyy','align':'left'}); b=wb.add_format({'bold':1,'top':1})
    ws.write(0,0,'Rent Roll',B); ws.write(1,0,'Brackwater Property Co.'); ws.write(2,0,'Date: Jun 1, 2025'); 
    H=['Property','Unit','Beds','Baths','Size (sqft)','Status','Tenants','Lease Start','Lease End','Days Left','Market Rent','Rent','Deposits Held','Balance Due','Loss to Lease']
    for j,t in enumerate(H): ws.write(4,j,t,h)
    i=5
    for d,(k,ba) in zip(rows,meta):
        ws.write(i,0,d['propertyName']); ws.write(i,1,d['unit']); ws.write(i,2,k); ws.write(i,3,float(ba)); ws.write(i,4,d['area']); ws.write(i,5,d['statusText']); ws.write(i,10,d['marketRent'],m)
        if 'tenantName' in d:
            ws.write(i,6,d['tenantName']); ws.write_datetime(i,7,dt.datetime.fromisoformat(d['leaseStartDate']),da)
            if d['leaseEndDate'][0]=='A': ws.write(i,8,'At Will')
            else:
                e=D.fromisoformat(d['leaseEndDate']); ws.write_datetime(i,8,dt.datetime.fromisoformat(d['leaseEndDate']),da); ws.write(i,9,(e-D(2025,6,1)).days)
            ws.write(i,11,d['contractRent'],m); ws.write(i,12,d['deposit'],m); ws.write(i,13,d['balance'],m); ws.write(i,14,d['marketRent']-d['contractRent'],m)
        i+=1
    ws.write(i,0,'Total',b); 
    for j in range(1,10): ws.write_blank(i,j,None,b)
    ws.write(i,1,'%d units'%len(rows),b)
    for j,k in ((10,'marketRent'),(11,'contractRent'),(12,'deposit'),(13,'balance')): ws.write_formula(i,j,'=SUM(%s6:%s%d)'%('ABCDEFGHIJKLMN'[j],'ABCDEFGHIJKLMN'[j],i),mt,sum(d.get(k,0) for d in rows))
    ws.write_formula(i,14,'=SUM(O6:O%d)'%i,mt,sum(d['marketRent']-d['contractRent'] for d in rows if 'contractRent' in d))
    ws.set_column(0,0,22); ws.set_column(1,5,9); ws.set_column(6,6,34); ws.set_column(7,8,13); ws.set_column(10,14,13); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    v=sum(d['statusText']=='Vacant' for d in rows); save(F,rows,None,'2025-06-01',len(rows),len(rows)-v,v)
    return entry(F,'MULTIFAMILY','property manager','DoorLoop export, flat table, real dates, property as a column')
