# National third-party portfolio export: property column, future leases own rows, regional sheet pair
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment
def make():
    f='TPM_IndustrialPortfolio_LeaseExport_20250930.xlsx'; rnd=random.Random(1212)
    wb=Workbook(); ws=wb.active; ws.title='Portfolio Summary'; wr=wb.create_sheet('Lease Export'); wc=wb.create_sheet('Codes')
    props=[('IN-0107','Gantry Point Distribution','TX',14),('IN-0112','Mile 9 Logistics Center','TX',22),('IN-0118','Sagebrush Commerce Park','AZ',31),('IN-0120','Bonded Row Warehouses','AZ',18),('IN-0203','Kittering Industrial','OH',26),('IN-0207','Lock 14 Trade Center','OH',12),('IN-0211','Tannery Brook Park','PA',35),('IN-0305','Heron Slough Industrial','WA',20),('IN-0309','Puncheon Creek Terminal','OR',9)]
    hd=['Region','Property Code','Property Name','Bldg','Suite','Suite Area (SF)','Lease Status','Tenant Legal Name','Lease Type','Lease Commencement Date','Rent Start Date','Lease Expiration Date','Current Monthly Base Rent','Monthly CAM','Monthly RET','Monthly INS','Total Monthly Charges','Annual Base Rent','Base Rent PSF','Next Step Date','Next Step Monthly Rent','Security Deposit Held','Past Due Balance']
    for k,t in enumerate(hd,1): x=wr.cell(1,k,t); x.font=Font(bold=True); x.fill=PatternFill('solid',fgColor='BDD7EE'); x.alignment=Alignment(wrap_text=True,vertical='top')
    used=set(); pre='Acorn Baltic Cavern Dorset Elmfield Fulcrum Gable Hawser Ingot Jute Keystone Lattice Mitre Nettle Oakum Pinnace Quoin Rivet Spindle Trestle Umber Vesper Wicket Yeoman Zinc Copper Summit Delta Ridge Falcon'.split(); suf='Supply Co|Logistics LLC|Distribution Inc|Foods Inc|Plastics Corp|Machine Works|Building Products|Freight Systems|Paper & Packaging|Auto Group|Medical Devices Inc|Flooring LLC|Import Partners|Steel Fabricators|Home Delivery LLC'.split('|')
    def tn():
        while 1:
            t=f'{rnd.choice(pre)} {rnd.choice(suf)}'
            if t not in used: used.add(t); return t
    r=2; rows=[]; summ=[]; reg={'TX':'South','AZ':'West','OH':'Central','PA':'East','WA':'Northwest','OR':'Northwest'}
    for pc,pn,stt,n in props:
        T=dict(n=0,o=0,a=0,ao=0,mo=0.0,tot=0.0); nb=max(1,n//9)
        for i in range(n):
            b=str(i*nb//n+1); u=f'{b}{(i%26)+1:02d}' if n<26 else f'{b}-{chr(65+i%24)}{i//24 or ""}'; a=rnd.randint(18,420)*100; T['n']+=1; T['a']+=a
            x=rnd.random(); status='Vacant' if x<.1 else 'Holdover' if x<.14 else 'Current'
            base=[reg[stt],pc,pn,b,u,a]
            def out(vals):
                nonlocal r
                for k,v in enumerate(vals,1):
                    if v is None: continue
                    c=wr.cell(r,k,v)
                    if isinstance(v,D): c.number_format='yyyy-mm-dd'
                    elif isinstance(v,float): c.number_format='#,##0.00'
                    elif isinstance(v,int): c.number_format='#,##0'
                r+=1
            if status!='Vacant':
                t=tn(); rate=rnd.randint(48,115)/100; mo=round(a*rate,2); lt=rnd.choice(['NNN','NNN','NNN','IG']); ch=[round(a*.12,2),round(a*.1,2),round(a*.02,2)] if lt=='NNN' else [0.0,0.0,0.0]; tot=round(mo+sum(ch),2); s=D(rnd.randint(2016,2025),rnd.randint(1,8),1); rs=addm(s,rnd.choice([0,0,2,3])) if s<D(2025,6,1) else s
                e=eom(D(2025,rnd.randint(3,8),1)) if status=='Holdover' else eom(D(rnd.randint(2026,2034),rnd.randint(1,12),1))
                if status=='Holdover' and s>D(2023,1,1): s=D(2020,s.month,1); rs=s
                d=q=None
                if status=='Current' and rnd.random()<.8:
                    d=D(2025 if s.month>=10 else 2026,s.month,1); q=round(mo*1.035,2)
                    if d>=e: d=q=None
                dep=round(mo,2) if rnd.random()<.7 else 0.0; bal=rnd.choice([0.0]*6+[round(tot,2),round(tot*.12,2),-round(tot*.5,2)])
                out(base+[status,t,lt,s,rs,e,mo]+ch+[tot,round(mo*12,2),round(mo*12/a,2),d,q,dep,bal])
                rows.append(R(unit=u,building=b,propertyName=pn,area=a,statusText=status,tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code=k,amount=v) for k,v in zip(('CAM','RET','INS'),ch)],totalCharges=tot,deposit=dep,balance=bal,rentSteps=[dict(date=iso(d),amount=q)] if d else []))
                T['o']+=1;T['ao']+=a;T['mo']=round(T['mo']+mo,2);T['tot']=round(T['tot']+tot,2)
            else:
                out(base+['Vacant']); rows.append(R(unit=u,building=b,propertyName=pn,area=a,statusText='Vacant'))
                if rnd.random()<.3:
                    t=tn(); s=D(2025,rnd.randint(11,12),1); e=eom(D(rnd.randint(2029,2032),12,1)); mo=round(a*.88,2); dep=mo
                    out(base[:5]+[None,'Future',t,'NNN',s,addm(s,2),e,mo,None,None,None,None,round(mo*12,2),round(mo*12/a,2),None,None,dep])
                    rows.append(R(unit=u,building=b,propertyName=pn,statusText='Future',tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=round(mo*12,2),deposit=dep))
        summ.append((pc,pn,stt,T))
    wr.auto_filter.ref=f'A1:W{r-1}'; wr.freeze_panes='F2'
    for k in range(1,24): wr.column_dimensions[wr.cell(1,k).column_letter].width=30 if k in(3,8) else 13
    wr.row_dimensions[1].height=45
    ws['A1']='Third-Party Management - Industrial Portfolio'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent roll status date: 2025-09-30'; ws['A3']='Excludes future leases (commencing after the status date).'
    for k,t in enumerate(['Code','Property','State','Suites','Leased','Vacant','Total SF','Leased SF','% Leased','Monthly Base Rent','Total Monthly Charges','Wtd Avg PSF'],1): ws.cell(5,k,t).font=Font(bold=True)
    G=dict(n=0,o=0,a=0,ao=0,mo=0.0,tot=0.0)
    for i,(pc,pn,stt,T) in enumerate(summ+[('','Portfolio','',G)]):
        for k,v in enumerate([pc,pn,stt,T['n'],T['o'],T['n']-T['o'],T['a'],T['ao'],round(T['ao']/T['a'],4),T['mo'],T['tot'],round(T['mo']*12/T['ao'],2)],1):
            c=ws.cell(6+i,k,v or None if k<4 else v); c.number_format='0.0%' if k==9 else '#,##0.00' if isinstance(v,float) else '#,##0'
            if T is G: c.font=Font(bold=True)
        if T is not G:
            for k in G: G[k]=round(G[k]+T[k],2)
    ws.column_dimensions['B'].width=30
    for k in 'GHIJKL': ws.column_dimensions[k].width=16
    for x in (('Code','Meaning'),('Current','Lease in term at the status date'),('Holdover','Expired, tenant still in possession and paying'),('Future','Signed, not commenced; second row for a vacant suite'),('Vacant','No lease in place'),('IG','Industrial gross'),('RET','Real estate taxes')): wc.append(x)
    wb.active=0; wr.page_setup.orientation='landscape'; wr.page_setup.fitToWidth=1; wr.page_setup.fitToHeight=0; wr.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(f))
    save(f,'INDUSTRIAL','portfolio lease export, wide one-line header, property column, future rows, summary and codes sheets',False,dict(propertyName=None,asOnDate='2025-09-30',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],sheet='Lease Export',rows=rows))
if __name__=='__main__': make()
