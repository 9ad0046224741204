from wb_a import *
# ---------- W5 furnished / corporate stays
def w5():
    r=random.Random(6215);N=Names(r);f='Sable & Finch - occupancy Oct-26.xlsx'
    wb=Workbook();w=wb.active;w.title='Oct-26';rows=[]
    w['A1']='SABLE & FINCH FURNISHED RESIDENCES';w['A1'].font=Font(name='Calibri',size=15,bold=True,color='7A3E00')
    w['A2']='In-house list, 10/1/2026 (a.m.)';w['G2']='prepared by front office'
    H=['Suite #','What it is','Guest / company','In','Out','Nightly','License fee per month','What they are billed monthly','Billed','Held','Notes']
    for i,h in enumerate(H):
        c=w.cell(4,i+1,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7A3E00');c.alignment=Alignment(wrap_text=True,vertical='center')
    w.row_dimensions[4].height=32
    R=5;kinds={'Studio':(95,2790),'1 BR':(118,3450),'1 BR + den':(131,3890),'2 BR':(164,4850)}
    cos=['Brightmoor Turbine Services','Halvard Clinical Staffing','Ostrander Film Unit','Pinecrest Relocation','Tri-Delta Surveying'];TF=TB=TH=0;oc=n=0
    for fl,sts in (('Second floor',['201','202','203','204','205']),('Third floor',['301','302','303','304','305']),('Fourth floor',['401','402','403']),('Carriage house',['CH-1','CH-2'])):
        w.cell(R,1,fl).font=Font(italic=True,bold=True);R+=1
        for u in sts:
            k=r.choice(list(kinds));ni,mo=kinds[k];n+=1
            w.cell(R,1,u);w.cell(R,2,k);w.cell(R,6,ni).number_format='$#,##0'
            if u in('203','305','401'):
                st={'203':'OPEN','305':'OPEN','401':'OUT OF SERVICE'}[u];w.cell(R,3,st).font=Font(bold=True,color='C00000')
                if u=='203':w.cell(R,11,'Pinecrest may take from 10/15')
                if u=='401':w.cell(R,11,'new floors, back 11/1')
                rows.append(row(unit=u,section=fl,unitType=k,statusText=st));R+=1;continue
            oc+=1
            if r.random()<.55: g=r.choice(cos)
            else:g='%s %s'%N.fl()
            i_=D.date(2026,10,1)-D.timedelta(r.randrange(4,260));o_=D.date(2026,10,1)+D.timedelta(r.randrange(12,200))
            fee=mo-r.choice([0,0,150,300]);cs=[('License fee',fee)]
            if r.random()<.6:cs.append(('housekeeping',r.choice([180,240])))
            if r.random()<.5:cs.append(('parking',125))
            if r.random()<.3:cs.append(('pet',60))
            if r.random()<.4:cs.append(('utilities cap',150))
            b=sum(a for _,a in cs);h=r.choice([500,1000,0,1500])
            w.cell(R,3,g);c=w.cell(R,4,i_);c.number_format='d-mmm-yy';c=w.cell(R,5,'open-ended' if u=='302' else o_);c.number_format='d-mmm-yy'
            w.cell(R,7,fee).number_format='$#,##0';w.cell(R,8,'; '.join(f'{q} {a:,}' for q,a in cs));w.cell(R,9,b).number_format='$#,##0';w.cell(R,10,h).number_format='$#,##0'
            if u=='204':w.cell(R,11,'gave notice')
            if u=='402':w.cell(R,11,'extended twice')
            rows.append(row(unit=u,section=fl,unitType=k,tenantName=g,statusText='notice' if u=='204' else None,moveInDate=i_,leaseEndDate='open-ended' if u=='302' else o_,contractRent=fee,charges=ch(*cs),totalCharges=b,deposit=h))
            TF+=fee;TB+=b;TH+=h;R+=1
    w.cell(R,1,'House total').font=B;w.cell(R,3,f'{oc} in house, 2 open, 1 out of service, {n} suites').font=B
    for i,v in((7,TF),(9,TB),(10,TH)):c=w.cell(R,i,v);c.font=B;c.number_format='$#,##0';c.border=Border(top=Side(style='thin'))
    for i,x in enumerate([9,12,30,11,12,9,13,66,10,9,30]):w.column_dimensions[gl(i+1)].width=x
    w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
    fixwb(wb,f)
    save(f,rows,'SABLE & FINCH FURNISHED RESIDENCES','2026-10-01',n,oc,None,'MULTIFAMILY','furnished stays by floor, charges in words in a cell, notes',True)
# ---------- W6 large community, charges by column, hidden col, planted digit
def w6():
    r=random.Random(6216);N=Names(r);f='MRI_RRDETAIL_larchmere_0926.xlsx'
    wb=Workbook();w=wb.active;w.title='RRDETAIL';s=wb.create_sheet('Recap');rows=[]
    w['A1']='Larchmere Village';w['A2']='Database: PROD1   Report: RRDETAIL   Entity 4417';w['A3']='Rent roll detail for period 09/26, run 10/01/2026'
    g=[(1,5,'Unit'),(6,10,'Resident'),(11,12,'Rent'),(13,18,'Recurring monthly charges'),(19,21,'Account')]
    th=Side(style='thin')
    for a,b,t in g:
        w.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);c=w.cell(5,a,t);c.font=B;c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='D9D9D9')
    H=['Bldg','Apt','Plan','BR/BA','SF','Resid ID','Name','Occ Stat','Lease Beg','Lease End','Market','Lease Rent','Base Rent','Garage','Pet','Washer/Dryer','Mgmt Conc','Total Chgs','Sec Dep','Balance','LastUser']
    for i,h in enumerate(H):c=w.cell(6,i+1,h);c.font=B;c.border=Border(bottom=th);c.alignment=Alignment(wrap_text=True,horizontal='center')
    w.column_dimensions['F'].hidden=True;w.column_dimensions['U'].hidden=True
    pl={'LM-A':('1/1',664,1180),'LM-B':('1/1',741,1245),'LM-C':('2/1',902,1390),'LM-D':('2/2',1031,1515),'LM-E':('3/2',1288,1825)}
    R=7;cols=['Base Rent','Garage','Pet','Washer/Dryer','Mgmt Conc'];G=[0.]*10;cnt={};rp={p:[0,0,0.,0.] for p in pl};n=0;bad=None
    for bd in range(1,12):
        S=[0.]*10;u0=16
        for k in range(u0):
            u=f'{1+k//8}{bd:02d}{k%8+1}';p=list(pl)[[0,2,3,1,1,3,2,4][k%8]];bb,sf,mk=pl[p];n+=1
            x=r.random();st='OC' if x<.86 else 'NT' if x<.9 else 'VU' if x<.945 else 'VL' if x<.97 else 'OC'
            if (bd,k)==(1,0):st='MO'
            if (bd,k)in((6,3),(9,12)):st='DN'
            if (bd,k)==(1,7):st='EM'
            if (bd,k)==(7,5):st='OC'
            cnt[st]=cnt.get(st,0)+1;rp[p][0]+=1;rp[p][2]+=mk;mk=float(mk)
            v=[f'{bd:02d}',u,p,bb,sf]
            occ=st in('OC','NT','EM')
            if occ:
                a,b=N.fl() if len(N.u)<2300 else ('A','B');nm=f'{b}, {a}';lb=D.date(2025,10,1)+D.timedelta(r.randrange(360));le=addm(lb.replace(day=1),12)-D.timedelta(1)
                rent=mk-r.choice([0,10,25,40,60,85]);c=[rent,r.choice([0,0,0,85.]),r.choice([0,0,0,30.]),r.choice([0,45.]),0.]
                if st=='EM':c[4]=-round(rent*.5,2)
                elif r.random()<.06:c[4]=-75.
                dep=r.choice([200.,200.,400.]);bal=r.choice([0,0,0,0,0,0,-12.4,rent,233.15]);tot=sum(c);rp[p][1]+=1;rp[p][3]+=rent
                pr=rent
                if (bd,k)==(7,5): pr=rent+300;bad=(f'{bd:02d}',u,rent,pr)
                v+=[f'R{30000+n*7}',nm,st,lb,le,mk,pr]+c+[tot,dep,bal,r.choice(['JPW','ADM'])]
                for z,q in enumerate([mk,rent]+c+[tot,dep,bal]):S[z]+=q
                rows.append(row(unit=u,building=f'{bd:02d}',unitType=p,area=sf,tenantName=nm,statusText=st,leaseStartDate=lb,leaseEndDate=le,marketRent=mk,contractRent=pr,charges=ch(*zip(cols,c)),totalCharges=tot,deposit=dep,balance=float(bal)))
            else:
                v+=[None,{'MO':'MODEL','DN':'DOWN','VU':'VACANT','VL':'VACANT-LEASED'}[st],st,None,None,mk]
                S[0]+=mk;rows.append(row(unit=u,building=f'{bd:02d}',unitType=p,area=sf,statusText=st,marketRent=mk))
            for i,q in enumerate(v):
                if q is None:continue
                c_=w.cell(R,i+1,q)
                if i>=10 and i<20:c_.number_format='#,##0.00_);(#,##0.00)'
                if isinstance(q,D.date):c_.number_format='mm/dd/yy'
            R+=1
        w.cell(R,1,f'Bldg {bd:02d}').font=B;w.cell(R,3,f'{u0} apts').font=B
        for i,q in enumerate(S):c_=w.cell(R,11+i,round(q,2));c_.font=B;c_.number_format='#,##0.00_);(#,##0.00)';c_.border=Border(top=th)
        R+=2
        for z in range(10):G[z]+=S[z]
    w.cell(R,1,'Entity 4417').font=B;w.cell(R,3,f'{n} apts').font=B
    for i,q in enumerate(G):c_=w.cell(R,11+i,round(q,2));c_.font=B;c_.number_format='#,##0.00_);(#,##0.00)';c_.border=Border(top=th,bottom=Side(style='double'))
    s['A1']='Recap by plan';s['A1'].font=B
    for i,h in enumerate(['Plan','Apts','Occupied','Market','Lease rent']):s.cell(3,i+1,h).font=B
    for j,p in enumerate(pl):
        for i,q in enumerate([p]+rp[p]):s.cell(4+j,i+1,q).number_format='#,##0' if i>0 else 'General'
    s.cell(9,1,'All').font=B
    for i in range(4):s.cell(9,i+2,sum(rp[p][i] for p in pl)).number_format='#,##0'
    s['A12']='Recap by occupancy status';s['A12'].font=B;R2=13
    names={'OC':'Occupied','NT':'Occupied, on notice','EM':'Employee apartment (occupied)','VU':'Vacant unleased','VL':'Vacant leased','MO':'Model','DN':'Down'}
    for k,t in names.items():s.cell(R2,1,k);s.cell(R2,2,t);s.cell(R2,3,cnt.get(k,0));R2+=1
    s.cell(R2,2,'Total').font=B;s.cell(R2,3,n);s.cell(R2+2,1,f'Occupied {cnt["OC"]+cnt["NT"]+cnt["EM"]}; vacant {cnt.get("VU",0)+cnt.get("VL",0)}; model and down {cnt["MO"]+cnt["DN"]}')
    for i,x in enumerate([7,8,8,7,7,9,26,9,10,10,12,12,12,9,9,11,10,12,11,11,8]):w.column_dimensions[gl(i+1)].width=x
    s.column_dimensions['A'].width=12;s.column_dimensions['B'].width=30
    w.row_dimensions[6].height=30;s.sheet_properties.pageSetUpPr.fitToPage=True;s.page_setup.fitToHeight=0
    w.freeze_panes='C7';w.print_title_rows='5:6';w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
    fixwb(wb,f);oc=cnt['OC']+cnt['NT']+cnt['EM']
    print(bad)
    save(f,rows,'Larchmere Village','2026-09',n,oc,cnt.get('VU',0)+cnt.get('VL',0),'MULTIFAMILY','MRI-like export 176 units, grouped header, hidden columns, building subtotals, recap sheet',False,'RRDETAIL',
      {"what":f"bldg {bad[0]} apt {bad[1]}: Lease Rent prints {bad[3]:,.2f} where the charge column Base Rent and the totals have {bad[2]:,.2f}","kind":"digit_changed"})
# ---------- W7 two-block side by side LIHTC, xls
def w7():
    import xlwt
    r=random.Random(6217);N=Names(r);f='Ennis Row LIHTC oct 2026.xls'
    wb=xlwt.Workbook();w=wb.add_sheet('Sheet1');b=xlwt.easyxf('font: bold on');n0=xlwt.easyxf(num_format_str='#,##0');bn=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0');hb=xlwt.easyxf('font: bold on; align: wrap on, horiz center, vert bottom; borders: bottom medium');dd=xlwt.easyxf(num_format_str='MM/DD/YY')
    tt=xlwt.easyxf('font: bold on, height 260')
    w.write(0,0,'Ennis Row Apartments',tt);w.write(1,0,'tenants & vouchers for October 2026 - tax credit property, 16 apts')
    rows=[];TT=[0,0,0,0];occ=0
    for bi,(nm,c0) in enumerate((('EAST HOUSE',0),('WEST HOUSE',9))):
        w.write_merge(3,3,c0,c0+7,nm,xlwt.easyxf('font: bold on; align: horiz center; pattern: pattern solid, fore_colour light_green'))
        for i,h in enumerate(['Apt','BR','AMI','Tenant','Moved in','Rent','Tenant pays','Voucher']):w.write(4,c0+i,h,hb)
        S=[0,0,0]
        for k in range(8):
            R=5+k;u=f'{"EW"[bi]}{k+1}';br=1 if k%3==0 else 2 if k%3==1 else 3;ami=r.choice(['50%','60%','60%','30%']);base={1:742,2:888,3:1021}[br]
            rent=base-{'30%':260,'50%':95,'60%':0}[ami];w.write(R,c0,u);w.write(R,c0+1,br,n0);w.write(R,c0+2,ami)
            if u in('E6','W3'):
                w.write(R,c0+3,'vacant' if u=='E6' else 'vacant - turn');rows.append(row(unit=u,building=nm,unitType=str(br),statusText='vacant' if u=='E6' else 'vacant - turn'));continue
            a,l=N.fl();mi=D.date(2015,1,1)+D.timedelta(r.randrange(4200));vo=0 if r.random()<.5 else r.randrange(180,rent-60);tp=rent-vo;t=f'{a[0]}. {l}';occ+=1
            w.write(R,c0+3,t);w.write(R,c0+4,D.datetime(mi.year,mi.month,mi.day),dd);w.write(R,c0+5,rent,n0);w.write(R,c0+6,tp,n0);w.write(R,c0+7,vo,n0)
            for z,q in enumerate((rent,tp,vo)):S[z]+=q
            rows.append(row(unit=u,building=nm,unitType=str(br),tenantName=t,moveInDate=mi,contractRent=rent,charges=ch(('Tenant pays',tp),('Voucher',vo))))
        w.write(13,c0+3,'House total',b)
        for z,q in enumerate(S):w.write(13,c0+5+z,q,bn);TT[z]+=q
    w.write(15,0,f'Both houses: rent {TT[0]:,}   tenants pay {TT[1]:,}   vouchers {TT[2]:,}',b);w.write(16,0,f'{occ} of 16 occupied, {16-occ} vacant. Vacant apartments carry no rent here.')
    for i in range(17):w.col(i).width=256*[6,5,6,20,10,9,9,9,3,6,5,6,20,10,9,9,9][i]
    w.row(4).height=500;w.portrait=False;w.fit_width_to_pages=1;w.fit_num_pages=1
    wb.save(out(f))
    save(f,rows,'Ennis Row Apartments','2026-10',16,occ,16-occ,'MULTIFAMILY','home-made xls, two buildings side by side, tenant and voucher parts',True)
if __name__=='__main__':
    for g in (w5,w6,w7): g()
