# commercial system tenancy schedule export, several lines per lease, three buildings
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4814); fn='TenancySchedule_2025-02-28.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Report1'
    f8=Font(name='Tahoma',size=8); f8b=Font(name='Tahoma',size=8,bold=True)
    for k,t in enumerate(['Tenancy Schedule','Property: Stonebridge Corporate Center (stonecc)','As of Date: 02/28/2025','By Property'],1): ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=14); ws.cell(k,1,t).font=f8b; ws.cell(k,1).alignment=Alignment(horizontal='center')
    H=['Building','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Monthly\nRent','Monthly\nRent/Area','Annual\nRent','Annual\nRent/Area','Security\nDeposit','LOC Amount/\nBank Guarantee']
    for j,h in enumerate(H,1): x=ws.cell(6,j,h); x.font=f8b; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(top=Side('thin'),bottom=Side('thin'))
    names='Arden Wealth Partners|Bluestem Environmental Consulting|Capitol Surety Co.|Delphi Court Reporting|Envoy Travel Mgmt|Fairlawn Home Lending|Granite Peak Software|HealthBridge Billing LLC|Insight Market Research|Juniper Cyber, Inc.|Kanawha Coal Trust|Lakeside Title Agency|Monarch Relocation|National Assn of Letter Clerks|Old Dominion Appraisers|Prism Learning Solutions|Quarry Lane Architects|Redwood Hospice Foundation|Sentinel Claims Svcs|Terrapin Wireless Engineering|Union Street Advisors|Valor Gov Solutions'.split('|')
    B=[('Bldg 1 - 400 Stonebridge',['101','110','120','130','200','210','220','230']),('Bldg 2 - 420 Stonebridge',['100','150','200','250','275','300','310']),('Bldg 3 - 440 Stonebridge',['100','115','130','145','160','200','215','240','300','325'])]
    vac={('1','130'),('2','275'),('3','160'),('3','325')}
    ws.row_dimensions[6].height=24; R=7; rows=[]; TT=[0]*5; occ=0; n=0
    NF={5:'#,##0.00',9:'#,##0.00',10:'0.00',11:'#,##0.00',12:'0.00',13:'#,##0.00',14:'#,##0.00'}
    def put(vals,font=f8,border=None):
        nonlocal R
        for j,v in enumerate(vals,1):
            x=ws.cell(R,j)
            if v is not None: x.value=v; x.font=font; x.number_format='mm/dd/yyyy' if isinstance(v,dt.date) else NF.get(j,'General')
            if border: x.border=border
        R+=1
    for bi,(bn,us_) in enumerate(B):
        bt=[0]*5
        for u in us_:
            sf=float(r.choice([1450,1875,2230,2610,3105,3980,4720,6240,8815])); n+=1
            if (str(bi+1),u) in vac: put([bn,u,'VACANT',None,sf]); R+=1; rows.append(dict(unit=u,building=bn,area=sf,statusText='VACANT')); bt[0]+=sf; continue
            t=names.pop(0); lt=r.choice(['Office Gross','Office Gross','Office Net']); st=dt.date(r.choice([2017,2019,2020,2021,2022,2023,2024]),r.randrange(1,13),1); term=r.choice([60,62,84,120,39]); ed=addm(st,term)-dt.timedelta(1)
            if ed<dt.date(2025,4,1): ed=addm(ed+dt.timedelta(1),60)-dt.timedelta(1); term+=60
            if ed<dt.date(2025,4,1): ed=addm(ed+dt.timedelta(1),60)-dt.timedelta(1); term+=60
            mon=round(sf*r.choice([25.5,26.25,27,27.75,24.9])/12,2); ann=round(mon*12,2); dp=r.choice([0,mon,mon,round(mon*2,2)]); loc=25000 if u=='100' and bi==2 else 0
            put([bn,u,f'{t} (t{7001+n:07d})',lt,sf,st,ed,term,mon,round(mon/sf,2),ann,round(ann/sf,2),dp,loc])
            d=dt.date(2025,st.month,1); d=d if d>dt.date(2025,2,28) else addm(d,12); s=[];m=mon
            while d<ed and len(s)<4: m=round(m*1.0275,2); s.append((d,m)); d=addm(d,12)
            if s:
                put([None,'Future Rent Steps','Charge','Type',None,'From','To',None,'Monthly Amt','Amt/Area','Annual','Annual/Area'],Font(name='Tahoma',size=7,italic=True))
                for k,(a,b) in enumerate(s): put([None,None,'rnt','Office Rent',None,a,(s[k+1][0]-dt.timedelta(1)) if k+1<len(s) else ed,None,b,round(b/sf,2),round(b*12,2),round(b*12/sf,2)],Font(name='Tahoma',size=7))
            R+=1
            rows.append(dict(unit=u,building=bn,tenantName=t,area=sf,leaseStartDate=iso(st),leaseEndDate=iso(ed),contractRent=mon,annualRent=ann,deposit=dp,statusText='Occupied',rentSteps=[dict(date=iso(a),amount=b) for a,b in s] or None))
            for k,v in enumerate([sf,mon,ann,dp,loc]): bt[k]+=v
            occ+=sf
        put([f'Total {bn}',None,None,None,bt[0],None,None,None,round(bt[1],2),None,round(bt[2],2),None,round(bt[3],2),bt[4]],f8b,Border(top=Side('thin'))); R+=1
        TT=[a+b for a,b in zip(TT,bt)]
    put(['Total Stonebridge Corporate Center',None,None,None,TT[0],None,None,None,round(TT[1],2),None,round(TT[2],2),None,round(TT[3],2),TT[4]],f8b,Border(top=Side('double')))
    put(['Occupied Area',None,None,None,occ]); put(['Vacant Area',None,None,None,TT[0]-occ]); put([f'Units: {n}   Occupied: {n-len(vac)}   Vacant: {len(vac)}'])
    for l,w in zip('ABCDEFGHIJKLMN',[26,16,44,13,11,11,11,6,12,10,13,10,12,14]): ws.column_dimensions[l].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
    wb.save(os.path.join(DOC,fn)); ck('w04',sum(x.get('contractRent',0) for x in rows),TT[1]); ck('w04s',sum(x['area'] for x in rows),TT[0])
    save(fn,dict(propertyName='Stonebridge Corporate Center',asOnDate='2025-02-28',units=n,occupied=n-len(vac),vacant=len(vac),sheet='Report1',rows=rows),'OFFICE','commercial tenancy schedule export, step lines beneath each lease, three buildings',True)
