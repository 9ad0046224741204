from common import *
import xlsxwriter
r=random.Random(1313); nm=Names(r)
N='ScatteredSites_RentRoll_Q3-2026.xlsx'
w=xlsxwriter.Workbook(doc(N)); s=w.add_worksheet('Rent Roll'); hd=w.add_format(dict(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,valign='vcenter',border=1)); m=w.add_format(dict(num_format='$#,##0')); d=w.add_format(dict(num_format='mm/dd/yyyy')); b=w.add_format(dict(bold=1)); mb=w.add_format(dict(bold=1,num_format='$#,##0',top=1))
H=['Property','Unit','Zip','Type','Beds','Baths','Sq Ft','Status','Tenant Name(s)','Subsidy','Lease Start','Lease End','Market Rent','Contract Rent','Deposit','Past Due','Next Incr. Date','Next Incr. Rent']
s.write(0,0,'Quarshie Homes Portfolio',w.add_format(dict(bold=1,font_size=14))); s.write(1,0,'Rent roll as of 9/30/2026 - Borrower certified')
s.set_row(3,32)
for i,h in enumerate(H): s.write(3,i,h,hd)
st=["Ashby Ave","Bentonite St","Calloway Ct","Dunmore Rd","Eastlawn St","Fiske Ave","Gratiot Pl","Hosmer St","Ilene Rd","Jerome Ave"]; y=4; rows=[]; C=dict.fromkeys('mk cr dp pd'.split(),0); seen=set(); sr={k:0 for k in('Occupied','Vacant','Eviction','Rehab')}
while len(rows)<164:
    ad=f"{r.randint(101,9899)} {r.choice(st)}"
    if ad in seen: continue
    seen.add(ad); ty=r.choice(['House']*5+['Duplex','Duplex','Triplex']); z=r.choice([48204,48205,48219,48227])
    for u in {'House':['House'],'Duplex':['Upper','Lower'],'Triplex':['1','2','3']}[ty]:
        bd=r.choice([2,3,3,4]) if ty=='House' else r.choice([1,2,2]); ba=r.choice([1,1,1.5,2]) if ty=='House' else 1; sf=bd*330+r.randrange(80,400,10); mk=bd*215+r.choice([455,480,520,560]); v=r.random(); stt='Occupied' if v<.88 else 'Eviction' if v<.92 else 'Vacant' if v<.97 else 'Rehab'; sr[stt]+=1
        for c,q in enumerate((ad,u,z,ty,bd,ba,sf,stt)): s.write(y,c,q)
        s.write(y,12,mk,m); C['mk']+=mk; R=dict(propertyName=ad,unit=u,unitType=ty,area=sf,statusText=stt,marketRent=mk)
        if stt in('Occupied','Eviction'):
            t=(nm()+(" & "+r.choice(FN) if r.random()<.25 else '')) if len(nm.used)<2000 else ''; a=rdate(r,D(2020,1,1),D(2026,9,1),1); e=D(2026+(1 if a.month<=9 else 0)+(0),a.month,1)-dt.timedelta(1)
            if e<=D(2026,9,30): e=D(2026,12,31)
            if e<a: e=D(a.year+1,a.month,1)-dt.timedelta(1)
            cr=mk-r.choice([0,0,15,25,40,75,100]); dp=r.choice([cr,round(cr*1.5),cr]); pd=r.choice([0]*7+[cr,cr//2]) if stt=='Occupied' else cr*r.choice([2,3,4])
            s.write(y,8,t); s.write(y,9,r.choice(['','','HCV',''])); s.write_datetime(y,10,dt.datetime(a.year,a.month,a.day),d); s.write_datetime(y,11,dt.datetime(e.year,e.month,e.day),d); s.write(y,13,cr,m); s.write(y,14,dp,m); s.write(y,15,pd,m)
            R.update(tenantName=t,leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=cr,deposit=dp,balance=pd)
            for k,q in (('cr',cr),('dp',dp),('pd',pd)):C[k]+=q
            if r.random()<.2:
                nd=e+dt.timedelta(1); ni=cr+r.choice([25,35,50]); s.write_datetime(y,16,dt.datetime(nd.year,nd.month,nd.day),d); s.write(y,17,ni,m); R['rentSteps']=[dict(date=iso(nd),amount=ni)]
        rows.append(R); y+=1
s.write(y,0,'Portfolio total',b)
for c,k in ((12,'mk'),(13,'cr'),(14,'dp'),(15,'pd')): L='ABCDEFGHIJKLMNOPQR'[c]; s.write_formula(y,c,f"=SUM({L}5:{L}{y})",mb,C[k])
s.autofilter(3,0,y-1,17); s.freeze_panes(4,2); s.set_column(0,0,22); s.set_column(1,1,8); s.set_column(2,2,7,None,dict(hidden=1)); s.set_column(3,7,8); s.set_column(8,8,32); s.set_column(9,9,8); s.set_column(10,17,11); s.set_landscape(); s.fit_to_pages(1,0); s.repeat_rows(3)
q=w.add_worksheet('Summary'); q.write_row(0,0,['Status','Count'],b)
for i,(k,v) in enumerate(sr.items(),1): q.write(i,0,k); q.write(i,1,v)
q.write(5,0,'Units',b); q.write(5,1,len(rows),b); q.set_column(0,0,14); w.close()
save(N,'SINGLE_FAMILY_RENTAL','large flat table, hidden column, filter, summary tab',False,dict(propertyName='Quarshie Homes Portfolio',asOnDate='2026-09-30',units=len(rows),occupied=sr['Occupied']+sr['Eviction'],vacant=sr['Vacant']+sr['Rehab'],sheet='Rent Roll',planted=None,rows=rows),[('marketRent',C['mk']),('contractRent',C['cr']),('deposit',C['dp']),('balance',C['pd'])])
